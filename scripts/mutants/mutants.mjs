const sessions = (name) => `services/sessions/turn/${name}`
const LEDGER = ['db/ledger.test.ts']
const LAST_RESORTS = ['db/lastResorts.test.ts']
const TRAVEL = [sessions('timeTravel.test.ts')]
const ONCE = [sessions('exactlyOnce.test.ts')]

/**
 * Ways to break the ledger, each with the tests that have to notice. A mutant replaces words that
 * stand exactly once in a file below packages/server/src; several edits make one mutant where one
 * guard stands behind another.
 */
export const MUTANTS = [
  {
    name: 'no status guard: an answer that comes late is written all the same',
    edits: [
      [sessions('finishAction.ts'), "    if (action?.status !== 'running') return null\n", ''],
      [
        'db/repositories/actions.ts',
        "    .where('id', '=', id)\n    .where('status', '=', 'running')\n    .executeTakeFirst()\n  return ended",
        "    .where('id', '=', id)\n    .executeTakeFirst()\n  return ended",
      ],
    ],
    tests: ONCE,
  },
  {
    name: 'no unique transfer for an action: it can earn twice',
    edits: [
      [
        'db/migrations/0002_ledger.ts',
        'create unique index ledger_transfers_once',
        'create index ledger_transfers_once',
      ],
    ],
    tests: LAST_RESORTS,
  },
  {
    name: 'no unique settlement: a hold can be settled twice',
    edits: [
      [
        'db/migrations/0002_ledger.ts',
        'pending_id bigint unique references',
        'pending_id bigint references',
      ],
    ],
    tests: LEDGER,
  },
  {
    name: 'no unique grant: a reason is paid again and again',
    edits: [
      [
        'db/migrations/0002_ledger.ts',
        'create unique index ledger_grants_once',
        'create index ledger_grants_once',
      ],
      [
        'db/repositories/ledger.ts',
        "    .onConflict((conflict) =>\n      conflict.columns(['to_id', 'reason']).where('kind', '=', sql.lit('grant')).doNothing(),\n    )\n",
        '',
      ],
    ],
    tests: LEDGER,
  },
  {
    name: 'no unique key: one click can become two actions',
    edits: [['db/migrations/0002_sessions.ts', '  unique (session_id, client_key),\n', '']],
    tests: LAST_RESORTS,
  },
  {
    name: 'no one-running index: two actions of a session at once',
    edits: [
      [
        'db/migrations/0002_sessions.ts',
        'create unique index play_actions_one_running',
        'create index play_actions_one_running',
      ],
    ],
    tests: LAST_RESORTS,
  },
  {
    name: 'no look for a running action before the next is begun',
    edits: [
      [
        sessions('claimAction.ts'),
        "  return { code: 'action_running', running_key: running.client_key } as const\n",
        '  return null\n',
      ],
    ],
    tests: ONCE,
  },
  {
    name: 'no funds check in the books: more is held than there is',
    edits: [
      [
        'db/migrations/0002_ledger.ts',
        'where id = new.from_id and posted - held >= new.amount;',
        'where id = new.from_id;',
      ],
    ],
    tests: LEDGER,
  },
  {
    name: 'no funds check before the turn: the wallet is not looked into',
    edits: [
      [
        'engine/turn/price.ts',
        '  return shortageOf(price, wallet) ?? price\n',
        '  return shortageOf(price, price) ?? price\n',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'undo twice: XP comes back and the head stays',
    edits: [
      [
        sessions('undoTurn.ts'),
        '  await repos.sessions.moveHead(session.id, { turnId: parent.id, isCompleted: false })\n',
        '',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'undo moves the head and leaves XP as it is',
    edits: [
      [
        sessions('undoTurn.ts'),
        '  await repos.ledger.restoreXp(session.id, actionId, parent.state.xp - base.state.xp)\n',
        '',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'sweeper without void: what a dead action held stays held',
    edits: [
      [
        sessions('failAction.ts'),
        '  if (isOurs) await ledger.settle(id, { xp: 0, credits: 0 })\n',
        '  if (isOurs) await ledger.balanceOf(id)\n',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'the sweep takes what is still being told elsewhere',
    edits: [
      [
        sessions('sweepActions.ts'),
        "      if (whose === 'all' || action.is_stale) await failAction(repos, action)\n",
        '      await failAction(repos, action)\n',
      ],
      [
        'db/repositories/actions.ts',
        ".$if(whose === 'expired', (running) => running.where('lease_until', '<', sql<Date>`now()`))",
        ".$if(whose === 'expired', (running) => running.where('lease_until', '<>', sql<Date>`now()`))",
      ],
    ],
    tests: ONCE,
  },
  {
    name: 'a key answers whatever it is asked with',
    edits: [
      [
        sessions('claimAction.ts'),
        '  known.request_hash === requestHash(request)\n',
        '  request\n',
      ],
    ],
    tests: ONCE,
  },
  {
    name: 'a key is forgotten: the same click is taken again',
    edits: [
      [
        sessions('claimAction.ts'),
        '  if (known !== undefined) return knownAs(known, asking)\n',
        '  if (known?.id === asking.actionId) return knownAs(known, asking)\n',
      ],
    ],
    tests: ONCE,
  },
  {
    name: 'the model asked for is charged, whoever told',
    edits: [
      [
        sessions('deliverTelling.ts'),
        '  const credits = Math.min(price.credits, costOf(model_used, models.text))\n',
        '  const { credits } = price\n',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'a scene wins XP at every visit',
    edits: [
      [
        'engine/turn/apply.ts',
        '  const firstVisit = !state.visited.includes(target)\n',
        '  const firstVisit = target.length > 0\n',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'transfers can be changed afterwards',
    edits: [
      [
        'db/migrations/0002_ledger.ts',
        'create trigger ledger_transfers_stay before update or delete on ledger_transfers',
        'create trigger ledger_transfers_stay before truncate on ledger_transfers',
      ],
      [
        'db/migrations/0002_ledger.ts',
        '    for each row execute function refuse_change()`,\n  `create trigger ledger_accounts_guard',
        '    for each statement execute function refuse_change()`,\n  `create trigger ledger_accounts_guard',
      ],
    ],
    tests: LEDGER,
  },
  {
    name: 'turns can be written over',
    edits: [
      [
        'db/migrations/0002_sessions.ts',
        'create trigger turns_stay before update on turns',
        'create trigger turns_stay before delete on turns',
      ],
    ],
    tests: LAST_RESORTS,
  },
]
