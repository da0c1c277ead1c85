import { describe, expect, it } from 'vitest';
import {
  type CommandGroup,
  type CommandSection,
  initialCommands,
  MAX_SEARCH_ONLY,
  type SearchableCommand,
  searchCommands,
} from '#src/domain/palette/command-search.ts';

const command = (section: CommandSection, title: string, more: Partial<SearchableCommand> = {}): SearchableCommand => ({
  ...{ id: title, section, title, keywords: '', isSearchOnly: false },
  ...more,
});

const COMMANDS = [
  command('actions', 'Create API key'),
  command('actions', 'Copy key payments-prod', { isSearchOnly: true }),
  command('pages', 'API Key Management'),
  command('pages', 'Billing', { keywords: 'invoices payment' }),
  command('api-keys', 'payments-prod', { keywords: 'API key', isSearchOnly: true }),
  command('docs', 'Technical docs'),
];

const shown = (groups: readonly CommandGroup[]) =>
  groups.map(({ section, matches }) => `${section}: ${matches.map((match) => match.command.title).join(', ')}`);

describe('a search', () => {
  it('groups what it finds, and finds by keywords too', () => {
    expect(shown(searchCommands(COMMANDS, 'key'))).toEqual([
      'actions: Create API key, Copy key payments-prod',
      'pages: API Key Management',
      'api-keys: payments-prod',
    ]);
  });

  it.each([
    ['payments-prod', ['api-keys: payments-prod', 'actions: Copy key payments-prod']],
    ['payment', ['api-keys: payments-prod', 'actions: Copy key payments-prod', 'pages: Billing']],
    ['bill', ['pages: Billing']],
    ['tech', ['docs: Technical docs']],
    ['nothing', []],
  ])('for "%s" puts the best group first', (query, groups) => {
    expect(shown(searchCommands(COMMANDS, query))).toEqual(groups);
  });

  it('puts the better match first within a group', () => {
    const commands = [command('pages', 'Reusage'), command('pages', 'My usage'), command('pages', 'Usage')];
    expect(shown(searchCommands(commands, 'usage'))).toEqual(['pages: Usage, My usage, Reusage']);
  });

  it('marks no letters of what its keywords found', () => {
    expect(searchCommands(COMMANDS, 'invoices')[0]?.matches[0]?.ranges).toEqual([]);
  });

  it('shows the first of many names, and every action', () => {
    const names = Array.from({ length: 100 }, (_, index) =>
      command('actions', `Copy ${index}`, { isSearchOnly: true }),
    );
    const actions = Array.from({ length: 9 }, (_, index) => command('actions', `Copy all ${index}`));
    expect(searchCommands([...names, ...actions], 'copy')[0]?.matches).toHaveLength(MAX_SEARCH_ONLY + 9);
  });
});

describe('before a query', () => {
  it('shows the recent commands first and each command once', () => {
    expect(shown(initialCommands(COMMANDS, ['payments-prod', 'gone', 'Billing']))).toEqual([
      'recent: payments-prod, Billing',
      'actions: Create API key',
      'pages: API Key Management',
      'docs: Technical docs',
    ]);
  });
});
