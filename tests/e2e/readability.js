// Runs in the page: what a reader could not read, reach or hit there. Each answers a list of findings, or a share.
window.readability = {
  /** Every link, button and field in sight that is smaller than `smallest` px; links within a sentence may be. */
  smallTargets(smallest) {
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [data-day]';
    const isInSentence = (control) =>
      getComputedStyle(control).display === 'inline' &&
      [...control.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const box = (control.closest('label') ?? control).getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || isInSentence(control)) return [];
      if (Math.min(box.width, box.height) >= smallest - 0.5) return [];
      return [`${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${control.outerHTML.slice(0, 120)}`];
    });
  },

  /** What even scrolling does not show: a page wider than its window, texts cut off by a box around them or left of the page. */
  whatDoesNotFit() {
    const html = document.documentElement;
    const found = html.scrollWidth > html.clientWidth ? [`${html.scrollWidth} px in ${html.clientWidth} px`] : [];
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
    const isCut = (text, parent, place) => {
      // Letters may stand out of a tight line without losing anything.
      const slack = 1 + 0.3 * parseFloat(getComputedStyle(parent).fontSize);
      let across = true;
      let down = true;
      for (let box = parent; box !== html && (across || down); box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Kept for those who listen.
        if (edge.width <= 1 && edge.height <= 1) return false;
        across &&= !scrolls(overflowX);
        down &&= !scrolls(overflowY);
        if (across && cuts(overflowX) && (place.left < edge.left - 1 || place.right > edge.right + 1)) return true;
        if (down && cuts(overflowY) && (place.top < edge.top - slack || place.bottom > edge.bottom + slack))
          return true;
      }
      return across && place.left < -1;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const place = range.getBoundingClientRect();
      if (place.width > 1 && isCut(text, parent, place))
        found.push(`cut off: "${text.textContent.trim().slice(0, 60)}"`);
    }
    return found;
  },

  /** How much of the window's height is not the page but what floats above it, in the middle of the page. */
  coveredShare() {
    const html = document.documentElement;
    const before = html.scrollTop;
    html.scrollTop = (html.scrollHeight - innerHeight) / 2;
    const floats = (element) => {
      if (!element) return false;
      const { position } = getComputedStyle(element);
      const isStuck = position === 'sticky' && element.getBoundingClientRect().top < 1;
      return position === 'fixed' || isStuck || floats(element.parentElement);
    };
    const lines = Array.from({ length: 32 }, (_, line) => ((line + 0.5) / 32) * innerHeight);
    const covered = lines.filter((line) => floats(document.elementFromPoint(innerWidth / 2, line)));
    html.scrollTop = before;
    return covered.length / lines.length;
  },
};
