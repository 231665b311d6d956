#!/bin/sh
# Prints the path of a Python that can set up Coterie, or says in one sentence what is missing.
# PYTHON in the environment names one to try first.

probe='
import sys
version = "%d.%d" % sys.version_info[:2]
if sys.version_info < (3, 11):
    print("old " + version)
else:
    try:
        import venv
        from ensurepip import bootstrap
        print("good " + sys.executable)
    except ImportError:
        print("bare " + version)
'
old= package=
for name in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
    found=$("$name" -c "$probe" 2>/dev/null </dev/null) || continue
    case $found in
        "good "*) echo "${found#good }"; exit 0 ;;
        "old "*) [ -n "$old" ] || old=${found#old } ;;
        "bare "*) [ -n "$package" ] || {
            if [ "$name" = python3 ]; then package=python3-venv; else package=python${found#bare }-venv; fi
        } ;;
    esac
done

if [ -n "$package" ]; then
    echo "This Python cannot make virtual environments: install the package $package" \
        "(on Debian and Ubuntu: sudo apt install $package), then run the same command again." >&2
elif [ -n "$old" ]; then
    echo "Coterie needs Python 3.11 or newer, and the newest that was found here is $old:" \
        "install a newer one, or name it as in: PYTHON=/path/to/python3.12 make play" >&2
else
    echo "Coterie needs Python 3.11 or newer, and no python3 was found:" \
        "install it, or name it as in: PYTHON=/path/to/python3.12 make play" >&2
fi
exit 1
