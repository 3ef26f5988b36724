/** The URL of a font file that is cut to the letters in use: `subsetFontsPlugin.ts`. */
declare module '*.woff2?letters' {
  const url: string;
  export default url;
}
