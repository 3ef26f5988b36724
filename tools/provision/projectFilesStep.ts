import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsOrigin } from '../../functions/src/contract/region.ts';
import { byHand, done, missing, step, type Step } from './Step.ts';

/**
 * `.firebaserc` names the project, and the headers in firebase.json allow pages to call its functions.
 * @param writeFirebaseJson runs `npm run rewrites`
 */
export function projectFilesStep(root: string, project: string, writeFirebaseJson: () => Promise<void>): Step {
  const file = join(root, '.firebaserc');
  return step('files', async () => {
    const content = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { projects?: { default?: string } })
      : {};
    const named = content.projects?.default;
    if (named && named !== project) {
      return byHand(
        `.firebaserc names another project, ${named}`,
        `to change it: npx firebase use --add ${project}, alias "default"; then npm run rewrites`,
      );
    }
    const allowed = readFileSync(join(root, 'firebase.json'), 'utf8').includes(` ${functionsOrigin(project)}`);
    if (named && allowed) return done(`.firebaserc and firebase.json are those of ${project}`);
    return missing(`to write: .firebaserc and firebase.json for ${project} (commit them)`, async () => {
      const projects = { ...content.projects, default: project };
      writeFileSync(file, `${JSON.stringify({ ...content, projects }, undefined, 2)}\n`);
      await writeFirebaseJson();
    });
  });
}
