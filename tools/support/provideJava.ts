import { downloadWhileMoving, forgetFailedDownload } from './downloadWhileMoving.ts';
import { findJava, type JavaPlaces, javaPlaces } from './findJava.ts';
import { PlainFailure } from './PlainFailure.ts';
import { inProject } from './projectRoot.ts';

/**
 * Folder of `java` 21 or newer: an installed one, else Eclipse Temurin's, downloaded once into the project's cache.
 * @param env environment of the download, for example a proxy
 * @throws {PlainFailure} if there is none and none can be downloaded
 */
export async function provideJava(
  places: JavaPlaces = javaPlaces,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  try {
    return findJava(places);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    const name = 'java';
    const downloaded = await downloadWhileMoving({
      name,
      what: 'a Java runtime',
      command: process.execPath,
      args: [inProject('tools', 'support', 'downloadJava.ts'), places.cache],
      env,
    });
    // Nothing starts without Java, so the next start tries again at once.
    if (!downloaded) {
      forgetFailedDownload(name);
      throw error;
    }
    return findJava(places);
  }
}
