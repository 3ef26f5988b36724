/** The address of a font's file that is cut to the letters in use: `web/fonts/lettersPlugin.ts`. */
declare module '*.woff2?letters' {
  const address: string;
  export default address;
}
