// Runs in the page, for GuestPage. Counts the input that reaches the document, because a driver can lose input. The
// page may move just before a tap. If the tap then hits another element than the intended one, withholds it from the
// page.
window.guestInput ??= (() => {
  // A random ID. `performance.timeOrigin` would not do, because WebKitGTK gives another value after the machine's clock
  // was corrected.
  const seen = { documentId: Math.random(), pointerdown: 0, keydown: 0, swipe: 0, meant: undefined, missed: false };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (seen[type] += 1), true);
  for (const type of ['touchstart', 'wheel'])
    addEventListener(type, () => (seen.swipe += 1), { capture: true, passive: true });
  const isHit = ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = seen.meant.getBoundingClientRect();
    const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return (
      [seen.meant, ...(seen.meant.labels ?? [])].some((part) => part.contains(target)) ||
      (isOver && target.contains(seen.meant))
    );
  };
  const keepOut = (event) => {
    if (event.type === 'pointerdown') seen.missed = seen.meant !== undefined && !isHit(event);
    if (!seen.missed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const ofATap = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'];
  for (const type of ofATap) addEventListener(type, keepOut, { capture: true, passive: false });
  return seen;
})();
window.guestPage = {
  /**
   * The first visible element that matches. Names are computed in the order of the accessible-name computation, as far
   * as the site uses it.
   */
  findElement({ role, name, css, within }) {
    const selectors = {
      button: 'button',
      checkbox: 'input[type=checkbox]',
      combobox: 'select',
      dialog: 'dialog, [role=dialog]',
      heading: 'h1, h2, h3',
      link: 'a[href]',
      textbox: 'input:not([type=checkbox], [type=radio], [type=number]), textarea',
    };
    const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
    const textOf = (ids) =>
      ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    const labelText = (label) => {
      const copy = label.cloneNode(true);
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], input')) hidden.remove();
      return copy.textContent;
    };
    const nameOf = (element) =>
      plain(
        (element.hasAttribute('aria-labelledby') && textOf(element.getAttribute('aria-labelledby'))) ||
          element.getAttribute('aria-label') ||
          (element.labels?.length && [...element.labels].map(labelText).join(' ')) ||
          element.textContent ||
          element.querySelector('img')?.alt,
      );
    const isShown = (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      !element.closest('[inert], [aria-hidden=true]');
    return [...document.querySelectorAll(within ?? 'body')]
      .flatMap((scope) => [...scope.querySelectorAll(css ?? selectors[role])])
      .find((element) => isShown(element) && (name === undefined || nameOf(element) === plain(name)));
  },

  /** Scrolls an element into view. Returns where to tap it, or why it cannot be tapped now. */
  findTapPoint(element) {
    if (!element) return 'is not there';
    if (element.disabled) return 'is disabled';
    const middle = () => {
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const hit = () => document.elementFromPoint(middle().x, middle().y);
    const isCovered = () => {
      const parts = [element, ...(element.labels ?? [])];
      return !hit() || !(hit().contains(element) || parts.some((part) => part.contains(hit())));
    };
    const box = element.getBoundingClientRect();
    const inSight = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    // An element at the bottom of the window may cover it. Scrolls to the centre, because WebKitGTK's scrollbars lie
    // over the page's edges and take the tap.
    if (!inSight || isCovered()) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (isCovered()) return `is covered by ${hit()?.outerHTML.slice(0, 120)}`;
    window.guestInput.meant = element;
    return middle();
  },

  /** Sets a date or a choice, and fires the events of the browser's own picker. */
  setValue(element, value) {
    const own = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(own.prototype, 'value').set.call(element, value);
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  },
};
