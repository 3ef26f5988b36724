import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { Table } from '../../ui/layout/Table.ts';
import { color } from '../../ui/theme/tokens.ts';
import { storedInBrowser } from './storedInBrowser.ts';

/** When an entry without its own date expires. */
const ends = {
  cookie: 'whileOpen',
  tab: 'whileOpen',
  cache: 'untilSignedOut',
  device: 'untilWithdrawn',
} as const;

/**
 * Lists what is stored in the browser: name, purpose, lifetime.
 * @param keepsRegister whether guests fill in the guests' register
 */
export function StoredEntries({ keepsRegister }: { keepsRegister: boolean }) {
  const { t } = useTranslation('cookies');
  const { span } = useFormat();
  const shown = storedInBrowser.filter(({ text }) => keepsRegister || text !== 'registerDraft');
  return (
    <Entries>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('purpose')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ text, names, kind, seconds, until }) => (
          <tr key={text}>
            <th scope="row">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </th>
            <td>
              {t(`entries.${text}`)}
              <small>
                {t(kind)}, {t(kind === 'device' && !until ? 'optional' : 'necessary')}
                <br />
                {`${t('duration')}: ${seconds ? span(seconds / (24 * 60 * 60), 'day') : t(until ?? ends[kind])}`}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </Entries>
  );
}

const Entries = styled(Table)`
  margin-top: 20px;
  table-layout: fixed;
  & th:first-of-type {
    width: 40%;
  }
  & code {
    display: block;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    margin-top: 6px;
    font-size: 0.9375rem;
    color: ${color.textSecondary};
  }
`;
