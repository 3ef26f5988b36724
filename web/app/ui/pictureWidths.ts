/** The widths in pixels that every picture is made in: xs, sm, md, lg, xl and xxl of the specification. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;
