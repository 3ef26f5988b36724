// Runs in the page. Finds what a reader could not read, reach or hit. Each function returns a list of findings, or a
// share.
window.readability = {
  /**
   * Every visible link, button and field that is smaller than `smallest` px. Links within a sentence may be smaller.
   */
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

  /**
   * What cannot be seen even by scrolling: parts of a page that is wider than its window, and texts that are cut off by
   * a box around them or by the left edge of the page.
   */
  whatDoesNotFit() {
    const html = document.documentElement;
    const found = html.scrollWidth > html.clientWidth ? [`${html.scrollWidth} px in ${html.clientWidth} px`] : [];
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
    const isCut = (text, parent, place) => {
      // Letters may reach beyond a tight line without being cut off.
      const slack = 1 + 0.3 * parseFloat(getComputedStyle(parent).fontSize);
      let across = true;
      let down = true;
      for (let box = parent; box !== html && (across || down); box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Hidden from view, for screen readers only.
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

  /** The share of the window's height that floating elements cover in the middle of the page. */
  coveredShare() {
    const html = document.documentElement;
    const before = html.scrollTop;
    html.scrollTop = (html.scrollHeight - innerHeight) / 2;
    const lines = Array.from({ length: 32 }, (_, line) => ((line + 0.5) / 32) * innerHeight);
    const covered = lines.filter((line) => floatOf(document.elementFromPoint(innerWidth / 2, line)));
    html.scrollTop = before;
    return covered.length / lines.length;
  },

  /** Every control within a selector that cannot be brought to where it can be pressed. */
  unreachable(within) {
    const controls = [...document.querySelectorAll(within)].flatMap((part) => [
      ...part.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ]);
    return controls.flatMap((control) => {
      const { width } = control.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || width <= 1) return [];
      // The link that skips to the content comes into view with the focus.
      if (control.matches('a')) control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return isUncovered(control) ? [] : [control.outerHTML.slice(0, 120)];
    });
  },

  /**
   * Waits until scrolling to the focused control has ended. Returns what covers a part of the control, or that the
   * control is outside the window. Empty if neither.
   */
  async focusCover() {
    // Headless Chromium sometimes draws no further frame while nothing changes.
    const frame = () => new Promise((drawn) => (requestAnimationFrame(drawn), setTimeout(drawn, 1000)));
    for (let before = NaN; before !== scrollY; await frame()) before = scrollY;
    const focused = document.activeElement;
    if (focused === document.body) return '';
    const box = (focused.closest('label') ?? focused).getBoundingClientRect();
    const { left, width } = box;
    const what = focused.outerHTML.slice(0, 120);
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const free = { top: parseFloat(scrollPaddingTop), bottom: innerHeight - parseFloat(scrollPaddingBottom) };
    const freeHeight = free.bottom - free.top;
    if (freeHeight < 0.4 * innerHeight) return `only ${freeHeight} px of the window are free for ${what}`;
    // A control that is higher than the free part of the window cannot be seen as a whole. Then it must fill that part.
    const isHigher = box.height > freeHeight;
    const top = isHigher ? Math.max(box.top, free.top) : box.top;
    const height = (isHigher ? Math.min(box.bottom, free.bottom) : box.bottom) - top;
    // Sections move up by 24 px as they come into view.
    const outOfSight = isHigher ? height < freeHeight - 25 : top < 0 || top + height > innerHeight;
    if (outOfSight) return `out of the window: ${what}`;
    for (const x of [0.5, 0.02, 0.98]) {
      for (const y of [0.5, 0.02, 0.98]) {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (hit && !hit.contains(focused) && !focused.contains(hit) && floatOf(hit)?.contains(focused) === false) {
          return `${hit.outerHTML.slice(0, 80)} lies over ${what}`;
        }
      }
    }
    return '';
  },

  /** The text that the ring around the focused control crosses; empty if there is none. */
  textUnderFocusRing() {
    const focused = document.activeElement;
    const ring = focused === document.body ? undefined : ringOf(focused);
    if (!ring) return '';
    const { boxes, clips, offset, width } = ring;
    const [inner, outer] = [offset, offset + width];
    const isOnRing = (x, y) =>
      clips.every((box) => isWithin(x, y, box, 0)) &&
      boxes.some((box) => isWithin(x, y, box, outer)) &&
      !boxes.some((box) => isWithin(x, y, box, inner));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      // Hidden from view, for screen readers only.
      if (parent.getBoundingClientRect().width <= 1) continue;
      for (const line of range.getClientRects()) {
        // Letters do not fill their line.
        if (!boxes.some((box) => isNear(line, box, outer))) continue;
        const [top, bottom] = [line.top + line.height * 0.25, line.bottom - line.height * 0.25];
        for (let x = line.left + 2; x < line.right - 2; x += 2) {
          for (let y = top; y <= bottom; y += 2) {
            if (!isOnRing(x, y)) continue;
            const hit = document.elementFromPoint(x, y);
            if (hit && (hit === parent || parent.contains(hit) || (hit === focused && focused.contains(parent))))
              return `"${text.textContent.trim().slice(0, 40)}" lies under the ring of ${focused.outerHTML.slice(0, 120)}`;
          }
        }
      }
    }
    return '';
  },

  /** What is wrong with the current focus: it cannot be seen, or something covers it. Empty if nothing is wrong. */
  focusProblem() {
    const focused = document.activeElement;
    const what = focused.outerHTML.slice(0, 120);
    // After the last control the focus leaves the page.
    if (focused === document.body) return '';
    const isRinged = (element, part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset');
    };
    // The cell or card around the control may show the focus for it.
    const around = [focused];
    while (around.length < 4 && around.at(-1).parentElement) around.push(around.at(-1).parentElement);
    const isShown = isRinged(focused, '::after') || around.some((element) => isRinged(element));
    if (!isShown) return `not to be seen: ${what}`;
    return isUncovered(focused) ? '' : `covered or out of the window: ${what}`;
  },
};

/** The element, or its ancestor, that stays in the window while the page scrolls. */
function floatOf(element) {
  if (!element) return null;
  const { position } = getComputedStyle(element);
  const isStuck = position === 'sticky' && element.getBoundingClientRect().top < 1;
  return position === 'fixed' || isStuck ? element : floatOf(element.parentElement);
}

/**
 * The outline that shows the focus: its position, what cuts it off, its distance from the control and its width, in px.
 */
function ringOf(focused) {
  const read = (element, part) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, part);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return undefined;
    // A pseudo-element that covers its card has the position of the card.
    const owner = part ? element.offsetParent : element;
    const clips = [];
    for (let box = owner.parentElement; box !== document.documentElement; box = box.parentElement)
      if (getComputedStyle(box).overflow !== 'visible') clips.push(box.getBoundingClientRect());
    return {
      clips,
      boxes: [...owner.getClientRects()],
      offset: parseFloat(outlineOffset),
      width: parseFloat(outlineWidth),
    };
  };
  const around = [focused];
  while (around.length < 4 && around.at(-1).parentElement) around.push(around.at(-1).parentElement);
  return read(focused, '::after') ?? around.map((element) => read(element)).find((ring) => ring !== undefined);
}

function isNear(line, { left, top, right, bottom }, margin) {
  return (
    line.right > left - margin && line.left < right + margin && line.bottom > top - margin && line.top < bottom + margin
  );
}

function isWithin(x, y, { left, top, right, bottom }, margin) {
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
}

/** Whether a press somewhere on the control would reach it or its label. */
function isUncovered(control) {
  const { left, top, width, height } = control.getBoundingClientRect();
  const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y]));
  return points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control)
    );
  });
}
