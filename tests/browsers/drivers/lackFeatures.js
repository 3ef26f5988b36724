// Runs before every other script of a page. `lackFeatures` is called with the names of the features that the page must
// lack.
window.lackFeatures = (...names) => {
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
  const refuse = () => {
    throw refusal();
  };
  const take = {
    canParse: () => delete URL.canParse,
    popover() {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name];
    },
    // Does what Chrome and Firefox do for a guest who blocks all cookies.
    storage() {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      IDBFactory.prototype.open = refuse;
      for (const name of ['delete', 'has', 'keys', 'match', 'open']) {
        if (window.CacheStorage) CacheStorage.prototype[name] = () => Promise.reject(refusal());
      }
    },
    cookies() {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
      Object.defineProperty(navigator, 'cookieEnabled', { value: false });
    },
  };
  for (const name of names) take[name]();
};
