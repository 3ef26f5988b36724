import { limitSettingsDocument } from 'functions/contract/collections';
import { limitsSchema, type Limits } from 'functions/contract/limits';
import { useTranslation } from 'react-i18next';
import type { SavedSettings } from '../../../firebase/owner/useSavedSettings.ts';
import { EarlierVersions } from '../forms/EarlierVersions.tsx';
import { Fields, Part, Said } from '../forms/formStyle.ts';
import { SavedForm } from '../forms/SavedForm.tsx';
import { StandingLine } from '../forms/StandingLine.tsx';
import { standingsAt } from '../forms/standingsAt.ts';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TypedField } from '../forms/TypedField.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { useSaving } from '../forms/useSaving.ts';
import { useOwnerAction } from '../frame/OwnerActions.tsx';
import { findInLimits } from './findInSettings.ts';
import {
  limitedThings,
  limitsFormOf,
  limitsFrom,
  usualLimits,
  type LimitedThing,
  type LimitFigure,
  type LimitForm,
  type LimitsForm,
} from './LimitsForm.ts';
import { useSettingsFindings } from './useSettingsFindings.ts';

const formOf = ({ values }: SavedSettings<Limits>) => limitsFormOf(values);

function formOfVersion(values: Record<string, unknown>): LimitsForm | undefined {
  const parsed = limitsSchema.safeParse(values);
  return parsed.success ? limitsFormOf(parsed.data) : undefined;
}

/** How much one guest, network or all together may ask for. */
export function LimitSettings({ saved }: { saved: SavedSettings<Limits> }) {
  const { t } = useTranslation('hostMore');
  const act = useOwnerAction();
  function nameOf(field: string): string {
    const [thing, figure] = field.split('.') as [LimitedThing, LimitFigure];
    return `${t(`limits.things.${thing}`)}, ${t(`limits.figures.${figure}`)}`;
  }
  const tell = useSettingsFindings(nameOf);
  const draft = useDraft(limitSettingsDocument, saved, formOf);
  const { form, base } = draft;
  const saving = useSaving();

  function edit(changes: Partial<LimitsForm>) {
    saving.edited();
    draft.change(changes);
  }

  function save(isConfirmed: boolean) {
    const values = limitsFrom(form);
    void saving.save(tell(findInLimits(values)), isConfirmed, async () => {
      const request = { document: 'limits', revision: base.revision, base: base.values, values } as const;
      const refused = await act('saveSettings', request, t('saved.limits'));
      draft.answered(refused, form, { values });
      return refused;
    });
  }

  return (
    <>
      <SavedForm
        name={t('parts.limits')}
        saving={saving}
        isChanged={draft.isChanged}
        isOutdated={draft.isOutdated}
        standings={draft.conflicts && standingsAt(form, draft.conflicts, (path) => path.replace('.figures', ''))}
        onSave={save}
        onDiscard={() => {
          saving.reset();
          draft.discard();
        }}
      >
        <Said>{t('limits.hint')}</Said>
        {limitedThings.map((thing) => (
          <LimitFields
            key={thing}
            thing={thing}
            form={form[thing]}
            onChange={(changed) => edit({ [thing]: changed })}
          />
        ))}
      </SavedForm>
      <EarlierVersions
        path={limitSettingsDocument}
        saved={formOf(saved)}
        formOf={formOfVersion}
        wordsOf={([thing, , figure]) =>
          figure === undefined
            ? {
                what: t(`limits.things.${thing as LimitedThing}`),
                write: (isLimited: boolean) => t(isLimited ? 'limits.on' : 'limits.off'),
              }
            : { what: nameOf(`${thing}.${figure}`) }
        }
        onTake={(taken) => {
          edit(taken);
          saving.element.current?.querySelector<HTMLElement>('input')?.focus();
        }}
      />
    </>
  );
}

function LimitFields({
  thing,
  form,
  onChange,
}: {
  thing: LimitedThing;
  form: LimitForm;
  onChange: (form: LimitForm) => void;
}) {
  const { t } = useTranslation('hostMore');
  const usual = usualLimits[thing] as Readonly<Partial<Record<LimitFigure, number>>>;
  const figures = Object.entries(form.figures) as [LimitFigure, string][];
  return (
    <Part>
      <h3>{t(`limits.things.${thing}`)}</h3>
      <SwitchField
        label={t('limits.limited', { thing: t(`limits.things.${thing}`) })}
        checked={form.isLimited}
        onChange={(isLimited) => onChange({ ...form, isLimited })}
      />
      <StandingLine
        field={`${thing}.isLimited`}
        write={(isLimited: boolean) => t(isLimited ? 'limits.on' : 'limits.off')}
      />
      {form.isLimited && (
        <Fields>
          {figures.map(([figure, value]) => (
            <TypedField
              key={figure}
              field={`${thing}.${figure}`}
              label={t(`limits.figures.${figure}`)}
              kind="count"
              value={value}
              hint={t('limits.usual', { value: String(usual[figure] ?? 0) })}
              onValue={(typed) => onChange({ ...form, figures: { ...form.figures, [figure]: typed } })}
            />
          ))}
        </Fields>
      )}
    </Part>
  );
}
