import settings from '../villa/settings.json' with { type: 'json' };

const [firstName = '', ...lastNames] = settings.ownerName.split(' ');

/** Named in `settings/access`; signs in like a guest. */
export const sampleOwner = {
  uid: 'sample-owner',
  firstName,
  lastName: lastNames.join(' '),
  email: settings.ownerEmail,
} as const;
