### The guide through the first game of each kind, and the rules of the moment. Short: it is read while playing.

guide-name = Guide
guide-got-it = Got it
guide-skip = Skip the guide

## The rules of the moment

now-tag = Right now
now-back = Back to the game
