import type { RegisteredPerson } from '../../functions/src/contract/guestRegister.ts';

/** A person as a guest sends them to the guests' register. */
export function samplePerson(changes: Partial<RegisteredPerson> = {}): RegisteredPerson {
  return {
    ...{ lastName: 'Müller', firstName: 'Ada', sex: 'female', birthDate: '1985-03-07' },
    ...{ birthCountry: 'DEU', birthCity: 'Köln', citizenship: 'DEU', residenceCountry: 'AUT', residenceCity: 'Graz' },
    ...{ documentKind: 'passport', documentNumber: 'C01X00T47' },
    ...changes,
  };
}
