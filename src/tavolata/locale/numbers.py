"""Figures as each language writes them."""


def decimal(language: str, text: str) -> str:
    """A formatted figure: only English has a point before the decimals."""
    return text if language == "en" else text.replace(".", ",")


def percent(language: str, share: float, decimals: int = 1) -> str:
    """A share in hundredths."""
    return decimal(language, f"{100 * share:.{decimals}f} %")


def duration(language: str, seconds: float) -> str:
    """A time, in milliseconds below a second."""
    if seconds >= 1:
        return decimal(language, f"{seconds:.2f} s")
    return decimal(language, f"{1000 * seconds:.{1 if seconds >= 0.01 else 3}f} ms")
