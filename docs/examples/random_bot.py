"""A bot that plays at random: tavolata arena heckmeck --bot rookie --bot "cmd:python FILE"."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "move":
        move = random.choice(message["legal"])
        if move == "build *":  # Eimer: which pyramid is for the bot to say
            move = "build YYYWW/WRRR/BBB/GG/G"
        print(json.dumps({"move": move}), flush=True)
