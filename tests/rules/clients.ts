/** The claims of a sign-in, as a security rule sees them in `request.auth.token`; `null` is a request without any. */
export type Claims = Record<string, unknown> | null;

const kate = 'kate@example.com';
/** Listed in `settings/access`. */
const owner = 'keeper@example.com';

const by = (provider: string) => ({ firebase: { sign_in_provider: provider, identities: {} } });

/**
 * Who asks. Ana is signed in without an email, Kate has proved hers, one has not said who they are, and everybody else
 * tries to pass for one of them. A token
 * can carry only what Firebase Auth or its owner's code puts into it, but the rules are not to rely on that.
 */
export const clients = {
  'signed out': null,
  Ana: { sub: 'ana' },
  'Ana, email not verified': { sub: 'ana', email: 'ana@example.com', email_verified: false },
  Kate: { sub: 'kate', email: kate, email_verified: true },
  'Kate in capitals': { sub: 'kate-2', email: 'Kate@Example.COM', email_verified: true },
  'Kate by Google and Facebook': {
    sub: 'kate-3',
    email: kate,
    email_verified: true,
    signInProves: kate,
    firebase: {
      sign_in_provider: 'facebook.com',
      identities: { 'google.com': ['1'], 'facebook.com': ['2'], email: [kate, 'kate.other@example.com'] },
    },
  },
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
  'Ana by nothing that is known': { sub: 'ana', email: kate, email_verified: true, firebase: {} },
  'Kate behind a relay email': {
    sub: 'kate-4',
    email: 'x7k2@privaterelay.example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'apple.com', identities: { 'apple.com': ['4'], email: [kate] } },
  },
  'her email from Facebook, which proves none': {
    sub: 'eve',
    email: kate,
    email_verified: false,
    firebase: { sign_in_provider: 'facebook.com', identities: { 'facebook.com': ['5'], email: [kate] } },
  },
  'has deleted her account': { sub: 'gone', email: 'gone@example.com', email_verified: true },
  stranger: { sub: 'eve', email: 'eve@example.com', email_verified: true },
  anonymous: { sub: 'anon', provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous', identities: {} } },
  'typed her email': { sub: 'eve', email: kate, email_verified: false },
  'typed her email in capitals': { sub: 'eve', email: 'KATE@EXAMPLE.COM', email_verified: false },
  'typed her email, nothing about proof': { sub: 'eve', email: kate },
  'proof is null': { sub: 'eve', email: kate, email_verified: null },
  'proof is text': { sub: 'eve', email: kate, email_verified: 'true' },
  'proof is a number': { sub: 'eve', email: kate, email_verified: 1 },
  'proof is a list': { sub: 'eve', email: kate, email_verified: [true] },
  'proof without an email': { sub: 'eve', email_verified: true },
  'email is null': { sub: 'eve', email: null, email_verified: true },
  'email is empty': { sub: 'eve', email: '', email_verified: true },
  'email is a list': { sub: 'eve', email: [kate], email_verified: true },
  'email is the word null': { sub: 'eve', email: 'null', email_verified: true },
  'email with a space': { sub: 'eve', email: ` ${kate}`, email_verified: true },
  'email with a line end': { sub: 'eve', email: `${kate}\n`, email_verified: true },
  'email with a zero': { sub: 'eve', email: `${kate}\0`, email_verified: true },
  'email with a Kelvin sign': { sub: 'eve', email: '\u212Aate@example.com', email_verified: true },
  'email that ends like hers': { sub: 'eve', email: `x${kate}`, email_verified: true },
  'email that begins like hers': { sub: 'eve', email: `${kate}.example.org`, email_verified: true },
  'email as a pattern': { sub: 'eve', email: '.*@.*', email_verified: true },
  'email among the identities': {
    sub: 'eve',
    email: 'eve@example.com',
    email_verified: true,
    firebase: { sign_in_provider: 'custom', identities: { email: [kate] } },
  },
  'email as the name': { sub: kate, email: 'ana', email_verified: true },
  'name is the word null': { sub: 'null' },
  'name in capitals': { sub: 'ANA' },
  'name is empty': { sub: '' },
  'name is null': { sub: null, user_id: null },
  'no name': {},
  'no name but an unproved email': { email: kate, email_verified: false },
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
  'another anonymous': {
    sub: 'anon-2',
    provider_id: 'anonymous',
    firebase: { sign_in_provider: 'anonymous', identities: {} },
  },
  'anonymous with her email': {
    sub: 'anon',
    email: kate,
    firebase: { sign_in_provider: 'anonymous', identities: { email: [kate] } },
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
  'owners list as an email': { sub: 'eve', email: [owner], email_verified: true },
} satisfies Record<string, Claims>;

/** Those who prove an email that `settings/access` lists. */
export const owners: readonly string[] = ['Owner', 'Owner in capitals', 'Owner by a link'];

export type Client = keyof typeof clients;
export const everyClient = Object.keys(clients) as Client[];

/** Those whose attempts to write differ: nobody, each kind of guest, the owner, and who claims a power. */
export const writers = [
  'signed out',
  'Ana',
  'Kate',
  'anonymous',
  'Owner',
  'calls itself an owner',
  'no name',
] as const satisfies Client[];
