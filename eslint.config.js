import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noLooseText } from './tools/lint/noLooseText.ts';

/** Colours in strings, styles and markup: hex digits (not HTML's `&#8217;`) and functions such as `rgb()`. */
const colorPattern = String.raw`/(?<!&)#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgb|hsl|hwb|(ok)?(lab|lch))a?\(/i`;
const writtenColors = [`Literal[value=${colorPattern}]`, `TemplateElement[value.raw=${colorPattern}]`].map(
  (selector) => ({
    selector,
    message: 'Colours are in villa/theme.ts: name the role of one of them.',
  }),
);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '.cache/**',
      'functions/lib/**',
      'web/dist/**',
      'web/.react-router/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Take it as a parameter.' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // The marks of Google and Facebook have colours of their own.
    ignores: ['villa/theme.ts', 'web/app/features/signIn/ProviderLogo.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...writtenColors] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, local: { rules: { 'no-loose-text': noLooseText } } },
    rules: {
      'local/no-loose-text': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
);
