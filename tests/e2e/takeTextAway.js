// Runs in the page: answers the lines of text in sight that stand on deep ground, and makes them invisible. Pixels of the window.
(() => {
  const lines = [];
  const written = [...document.querySelectorAll('[data-ground="deep"] *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== ''),
  );
  for (const element of written) {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    // WCAG 2.2: from 18 pt, bold from 14 pt.
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { x, y, width, height } of range.getClientRects()) {
      const inSight = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (inSight && width > 2 && height > 2)
        lines.push({ text: element.textContent, x, y, width, height, color, large });
    }
  }
  for (const element of written) element.style.color = 'transparent';
  return lines;
})();
