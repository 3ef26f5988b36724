/** The URL of a font file reduced to the letters in use: `subsetFontsPlugin.ts`. */
declare module '*.woff2?letters' {
  const url: string;
  export default url;
}
