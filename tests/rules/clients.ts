/** The claims of a sign-in, as a security rule sees them in `request.auth.token`; `null` is a request without any. */
export type Claims = Record<string, unknown> | null;

const kate = 'kate@example.com';
/** Listed in `settings/access`. */
const owner = 'keeper@example.com';

const by = (provider: string) => ({ firebase: { sign_in_provider: provider, identities: {} } });

/**
 * The clients. Ana is signed in without an email, Kate has proved her email, and one client is not signed in. All
 * others pretend to be one of them. In reality a token contains only what Firebase Auth or the project's own code puts
 * into it, but the rules must not rely on that.
 */
export const clients = {
  'signed out': null,
  Ana: { sub: 'ana' },
  'Ana, email not verified': { sub: 'ana', email: 'ana@example.com', email_verified: false },
  Kate: { sub: 'kate', email: kate, email_verified: true },
  'Kate in capitals': { sub: 'kate-2', email: 'Kate@Example.COM', email_verified: true },
  'Ana, who has proved that Kate’s email is hers': {
    sub: 'ana',
    email: kate,
    email_verified: true,
    firebase: { sign_in_provider: 'apple.com', identities: { 'apple.com': ['3'], email: [kate] } },
  },
  'Kate by Google': { sub: 'kate-5', email: kate, email_verified: true, ...by('google.com') },
  'Kate by a link': { sub: 'kate-6', email: kate, email_verified: true, signInProves: kate, ...by('password') },
  'Kate by a link, in capitals': {
    sub: 'kate-6',
    email: 'Kate@Example.COM',
    email_verified: true,
    signInProves: kate,
    ...by('password'),
  },
  'Ana by Facebook': { sub: 'ana', email: 'ana@example.com', email_verified: false, ...by('facebook.com') },
  'Ana by Facebook without an email': { sub: 'ana', ...by('facebook.com') },
  'Ana by Facebook, whose email somebody has verified': {
    sub: 'ana',
    email: kate,
    email_verified: true,
    ...by('facebook.com'),
  },
  'Ana by a password': { sub: 'ana', email: 'ana@example.com', email_verified: false, ...by('password') },
  'Ana by a password, with Kate’s email, which Kate has verified': {
    sub: 'ana',
    email: kate,
    email_verified: true,
    ...by('password'),
  },
  'Ana by a password, where another email is proven': {
    sub: 'ana',
    email: kate,
    email_verified: true,
    signInProves: 'ana@example.com',
    ...by('password'),
  },
  'Ana by a password without an email': { sub: 'ana', email_verified: true, signInProves: kate, ...by('password') },
  'has deleted her account': { sub: 'gone', email: 'gone@example.com', email_verified: true },
  stranger: { sub: 'eve', email: 'eve@example.com', email_verified: true },
  'typed her email': { sub: 'eve', email: kate, email_verified: false },
  'proof is text': { sub: 'eve', email: kate, email_verified: 'true' },
  'proof without an email': { sub: 'eve', email_verified: true },
  'email is empty': { sub: 'eve', email: '', email_verified: true },
  'email is a list': { sub: 'eve', email: [kate], email_verified: true },
  'email with a Kelvin sign': { sub: 'eve', email: '\u212Aate@example.com', email_verified: true },
  'name is empty': { sub: '' },
  'no name': {},
  'calls itself an owner': {
    sub: 'eve',
    admin: true,
    owner: true,
    isAdmin: true,
    role: 'owner',
    roles: ['admin', 'owner'],
    uid: 'ana',
    firebase: { sign_in_provider: 'custom', identities: {}, tenant: 'owners' },
  },
  Owner: { sub: 'keeper', email: owner, email_verified: true },
  'Owner in capitals': { sub: 'keeper', email: 'Keeper@Example.COM', email_verified: true },
  'Owner by a link': { sub: 'keeper', email: owner, email_verified: true, signInProves: owner, ...by('password') },
  'Owner, email not verified': { sub: 'keeper', email: owner, email_verified: false },
  'Owner by a password': { sub: 'keeper-2', email: owner, email_verified: true, ...by('password') },
  'Owner by Facebook, whose email somebody has verified': {
    sub: 'keeper-3',
    email: owner,
    email_verified: true,
    ...by('facebook.com'),
  },
  'Owner with a Kelvin sign': { sub: 'keeper-4', email: '\u212Aeeper@example.com', email_verified: true },
  'was an owner': { sub: 'former', email: 'former@example.com', email_verified: true },
} satisfies Record<string, Claims>;

/** Clients who prove an email that `settings/access` lists. */
export const owners: readonly string[] = ['Owner', 'Owner in capitals', 'Owner by a link'];

export type Client = keyof typeof clients;
export const everyClient = Object.keys(clients) as Client[];

/** One client of each kind: signed out, each kind of guest, the owner, and clients who claim a privilege or have lost one. */
export const usual = [
  'signed out',
  'Ana',
  'Kate',
  'Owner',
  'calls itself an owner',
  'was an owner',
] as const satisfies Client[];
