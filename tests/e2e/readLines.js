// Runs in the page. Returns the visible lines of text on a dark ground, in pixels of the window.
(() => {
  const lines = [];
  const written = [...document.querySelectorAll('[data-ground="dark"] *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== ''),
  );
  for (const element of written) {
    const { color } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { x, y, width, height } of range.getClientRects()) {
      const inSight = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (inSight && width > 2 && height > 2) lines.push({ text: element.textContent, x, y, width, height, color });
    }
  }
  return lines;
})();
