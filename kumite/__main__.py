"""`python -m kumite`: the same as the command `kumite`."""

from kumite.cli.app import main

if __name__ == "__main__":
    main()
