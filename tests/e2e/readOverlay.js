// Runs in the page. Returns the highest opacity, 0 to 1, of the backgrounds and gradients over the first picture.
(() => {
  const picture = document.querySelector('[data-ground="dark"] picture img');
  const box = picture.getBoundingClientRect();
  const { opacity, filter } = getComputedStyle(picture);
  let seen = filter === 'none' ? Number(opacity) : 0;
  for (const element of document.querySelectorAll('[data-ground="dark"], [data-ground="dark"] *')) {
    const { x, y, right, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, box.right) - Math.max(x, box.x);
    const height = Math.min(bottom, box.bottom) - Math.max(y, box.y);
    // The underline of a link and a round button are too small to matter.
    if (width <= 0 || height <= 0 || width * height < (box.width * box.height) / 20) continue;
    const layers = ['::before', '::after']
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ content }) => content !== 'none');
    if (!element.contains(picture) && element !== picture) layers.push(getComputedStyle(element));
    for (const { backgroundColor, backgroundImage } of layers) {
      const colors = `${backgroundColor} ${backgroundImage}`.match(/rgba?\([^)]*\)/g);
      const alphas = colors.map((color) => Number(color.match(/[\d.]+/g)[3] ?? 1));
      seen *= 1 - Math.max(...alphas);
    }
  }
  return 1 - seen;
})();
