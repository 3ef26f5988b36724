// Runs in the page. Returns every text that it shows or that screen readers read, one per line. A text that spans
// several elements is also returned as a whole.
window.shownTexts = () => {
  const shown = ['aria-label', 'alt', 'placeholder', 'title', 'aria-valuetext', 'content'];
  const elements = [...document.querySelectorAll('body *, title, meta[name="description"], meta[property^="og:"]')];
  const attributes = elements.flatMap((element) => shown.map((name) => element.getAttribute(name) ?? ''));
  const nodes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement.closest('script, style, noscript, template')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) nodes.push(walker.currentNode.nodeValue);
  return [document.title, document.body.innerText, ...attributes, ...nodes].filter((text) => text.trim() !== '');
};
