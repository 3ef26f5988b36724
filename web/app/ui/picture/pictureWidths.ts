/** The widths in pixels that every picture is made in: xs, sm, md, lg, xl and xxl. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;
