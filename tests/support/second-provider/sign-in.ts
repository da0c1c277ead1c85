import { emptyWorkspace } from './data.ts';
import type { Visits } from './routes.ts';
import { type Fields, type Person, Problem, type World } from './world.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const SHORTEST_PASSWORD = 8;
const DAY = 86_400;

const socialSignIn: Visits[string] = ({ world, body }) => {
  const [owner] = world.people;
  if (!owner || !world.consents.delete(text(body['code']))) throw new Problem(400, 'Този код не важи. 🙅');
  const user = { email: owner.email, firstName: null, lastName: null };
  return { data: { item: { state: owner.state, user, additionalAuthActive: null } }, session: owner };
};

export const visits: Visits = {
  'POST /api/auth/register': ({ world, body }) => {
    const email = text(body['email']);
    const faults = {
      ...(!EMAIL.test(email) && { email: [{ message: 'Невалиден имейл ✉️' }] }),
      ...(text(body['firstName']).length < 2 && { firstName: 'Името е твърде кратко' }),
      ...passwordFaults(body),
    };
    if (Object.keys(faults).length > 0) throw new Problem(422, 'Проверете полетата.', { faults });
    if (world.byEmail(email)) throw new Problem(409, 'Този имейл вече има профил.');
    const token = body['invitationToken'];
    const invitation = token === undefined ? null : world.invited(text(token));
    if (token !== undefined && !invitation) throw new Problem(400, 'Поканата вече не важи.');
    const person = newPerson(world, body, invitation?.workspace ?? emptyWorkspace(world, email));
    if (invitation) person.answers['invitation'] = { memberId: invitation.member.id };
    world.people.push(person);
    mailCode(world, person);
    return { status: 201, data: { item: { state: person.state, user: email } }, session: person };
  },
  'POST /api/auth/login': ({ world, body }) => {
    const person = world.byEmail(body['email']);
    if (!person || person.password !== body['password']) throw wrongPassword();
    const hasSecondFactor = person.secondFactor !== null;
    const item = {
      user: person.email,
      additionalAuthActive: hasSecondFactor || null,
      state: hasSecondFactor ? null : person.state,
    };
    return { data: { item }, ...(!hasSecondFactor && { session: person }) };
  },
  'POST /api/auth/login/google': socialSignIn,
  'POST /api/auth/login/github': socialSignIn,
  'POST /api/auth/login/linkedin': socialSignIn,
  // The status says it all.
  'POST /api/account/2fa/verify': ({ world, body }) => {
    const person = world.byEmail(body['email']);
    if (!person?.secondFactor || person.secondFactor !== body['code']) throw new Problem(400, '認証コードが違います。');
    return { status: 204, session: person };
  },
  'POST /api/auth/forgot-password': ({ world, body }) => {
    const person = world.byEmail(body['email']);
    const token = person && world.token({ sub: person.id, use: 'reset' }, DAY);
    if (token) world.mail(person.email, { link: `https://console.second.example/reset-password/${token}` });
    return { data: { item: { success: true } } };
  },
  'POST /api/auth/reset-password': ({ world, body, bearer }) => {
    const faults = passwordFaults(body);
    if (Object.keys(faults).length > 0) throw new Problem(422, 'Паролата е слаба.', { faults });
    const person = world.followLink(bearer, 'reset');
    if (!person) throw new Problem(401, 'Връзката вече не важи.');
    person.password = text(body['password']);
    return { data: { item: { success: true } } };
  },
  // With the token of a link, or of a session.
  'POST /api/account/change-email': ({ world, body, bearer }) => {
    const email = text(body['email']);
    const person = world.inSession(bearer) ?? world.followLink(bearer, 'change-email');
    if (bearer === '') throw new Problem(401, 'Влезте в профила си.');
    if (!person) throw new Problem(400, 'Връзката вече не важи.');
    if (person.password !== body['password']) throw wrongPassword();
    if (!EMAIL.test(email)) throw new Problem(422, 'Невалиден имейл.', { faults: { email: ['✉️ ?'] } });
    const token = world.token({ sub: person.id, use: 'change-email' }, DAY);
    world.mail(person.email, { link: `https://console.second.example/dashboard/change-email/${token}` });
    person.email = email;
    return { data: { item: { newEmail: email, pending: false } } };
  },
  // Texts are public; this provider has none for the console.
  'GET /api/localization': () => ({
    data: { item: { translations: { второ: { привет: 'Здравей 👋' } }, locale: 'bg' } },
  }),
};

export function mailCode(world: World, person: Person): void {
  person.code = String(100_000 + ((world.count() * 7919) % 900_000));
  world.mail(person.email, { code: person.code });
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function newPerson(world: World, body: Fields, workspace: Person['workspace']): Person {
  return {
    ...{ id: world.id(), secondFactor: null, workspace, answers: {}, code: null, state: 'email-verification' },
    ...{ firstName: text(body['firstName']), lastName: text(body['lastName']) || null },
    ...{ email: text(body['email']), password: text(body['password']) },
  };
}

function wrongPassword(): Problem {
  const faults = { credentials: [{ message: 'Имейлът или паролата не съвпадат. 🔑', code: 17 }] };
  return new Problem(400, 'Няма такъв вход.', { faults });
}

function passwordFaults(body: Fields): Fields {
  return text(body['password']).length < SHORTEST_PASSWORD ? { password: 'Най-малко осем знака' } : {};
}
