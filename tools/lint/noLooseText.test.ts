import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { noLooseText } from './noLooseText.ts';

const config: Linter.Config = {
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: { local: { rules: { 'no-loose-text': noLooseText } } },
  rules: { 'local/no-loose-text': 'error' },
};
const faults = (jsx: string) =>
  new Linter().verify(`export const view = ${jsx};`, config).map(({ messageId }) => messageId);

it.each([
  "<p>{isOpen && t('open')} <b>now</b></p>",
  "<p><b>now</b> {isOpen ? t('open') : t('closed')}</p>",
  '<>{price && `${price} `}<b>now</b></>',
  "<p>{isOpen && <b>now</b>} {t('open')}</p>",
  '<p>{isOpen && <b>now</b>} open</p>',
])('finds text that would break a translated page in %s', (jsx) => {
  expect(faults(jsx)).toEqual(['loose']);
});

it.each([
  "<p>{isOpen ? t('open') : t('closed')}</p>",
  "<p>{isOpen && <span>{t('open')}</span>} <b>now</b></p>",
  "<p>{t('open')} <b>now</b>{isOpen && <i />}</p>",
  '<p>{isOpen && <b>now</b>}{" "}<i /></p>',
])('allows %s', (jsx) => {
  expect(faults(jsx)).toEqual([]);
});
