/** Types for the used part of njre, which has none of its own. */
declare module 'njre' {
  /**
   * Downloads a Temurin runtime, compares its checksum and unpacks it into the folder `jre` beside `installPath`. Respects HTTPS_PROXY and NO_PROXY.
   * @param version major version
   * @returns the folder, which holds the runtime's own folder
   */
  export function install(version: number, options: { installPath: string }): Promise<string>;
}
