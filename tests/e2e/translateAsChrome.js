/*
 * Changes a page as Chrome's translation does: replaces each text by a `<font>` in a `<font>` that contains the text,
 * now and whenever the page adds one. The text stays as it is, so that a test can find it.
 * React still refers to the replaced text node. If React removes that node, or inserts something before it, the browser
 * throws a `NotFoundError`. If React changes the node, the guest still reads the old text, which this script reports as
 * an error in the console. It also reports a translated code.
 */
(() => {
  const untranslated = 'title, script, style, noscript, textarea, svg, [translate="no"], font';
  /** An email address, a phone number or the number of a booking, and nothing else. */
  const code = /^(\S+@\S+\.\w+|\+[\d ()-]{6,}|[\dA-Z]{5}-[\dA-Z]{5})$/;

  const onChangeOfReplaced = new MutationObserver((changes) => {
    for (const { oldValue, target } of changes) {
      console.error(`The translated page goes on showing "${oldValue}", which has become "${target.nodeValue}".`);
    }
  });

  function translate(root) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const words = text.nodeValue.trim();
      if (words === '' || !text.parentElement || text.parentElement.closest(untranslated)) continue;
      if (code.test(words)) console.error(`"${words}" is not marked with translate="no".`);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.replaceWith(outer);
      onChangeOfReplaced.observe(text, { characterData: true, characterDataOldValue: true });
    }
  }

  function start() {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }

  new MutationObserver((_, watch) => {
    if (!document.documentElement?.hasAttribute('data-hydrated')) return;
    watch.disconnect();
    start();
  }).observe(document, { attributes: true, childList: true, subtree: true });
})();
