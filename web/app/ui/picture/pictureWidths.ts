/** The widths in pixels of every picture's variants: xs, sm, md, lg, xl and xxl. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;
