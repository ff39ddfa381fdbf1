import { OF_ACCESS } from './access.mjs'

const sessions = (name) => `services/sessions/turn/${name}`
const TURN_FUNCTIONS = 'db/migrations/0031_turns_by_user.sql'
const AT_ONCE = 'db/migrations/0034_take_turn.sql'
const KEYS = 'db/migrations/0030_user_ids.sql'
const LEDGER = ['db/ledger.test.ts']
const PLAY = ['db/play.test.ts']
const TAKE = ['db/takeTurn.test.ts']
const LAST_RESORTS = ['db/lastResorts.test.ts']
const TRAVEL = [sessions('timeTravel.test.ts')]
const ONCE = [sessions('exactlyOnce.test.ts')]

/**
 * Ways to break the ledger and to get at what is not one's own, each with the tests that have to notice. A mutant replaces words that
 * stand exactly once in a file, named from packages/server/src; several edits make one mutant where one
 * guard stands behind another.
 */
export const MUTANTS = [
  {
    name: 'no status guard: an answer that comes late is written all the same',
    edits: [
      [
        TURN_FUNCTIONS,
        "where id = of_action and user_id = of_user and status = 'running';\n",
        'where id = of_action and user_id = of_user;\n',
      ],
      [
        TURN_FUNCTIONS,
        "    where user_id = of_user and id = of_action and status = 'running'\n",
        '    where user_id = of_user and id = of_action\n',
      ],
    ],
    tests: ONCE,
  },
  {
    name: 'no unique transfer for an action: it can earn twice',
    edits: [
      [KEYS, 'create unique index ledger_transfers_once', 'create index ledger_transfers_once'],
    ],
    tests: LAST_RESORTS,
  },
  {
    name: 'no unique settlement: a hold can be settled twice',
    edits: [[KEYS, ',\n  add unique (pending_id, user_id)', '']],
    tests: LEDGER,
  },
  {
    name: 'no unique grant: a reason is paid again and again',
    edits: [
      [
        'db/migrations/0002_sessions.sql',
        'create unique index ledger_grants_once',
        'create index ledger_grants_once',
      ],
      [KEYS, 'create unique index ledger_grants_once', 'create index ledger_grants_once'],
    ],
    tests: LEDGER,
  },
  {
    name: 'no unique key: one click can become two actions',
    edits: [
      [
        KEYS,
        '  add primary key (id, user_id),\n  add unique (session_id, client_key, user_id)',
        '  add primary key (id, user_id)',
      ],
    ],
    tests: LAST_RESORTS,
  },
  {
    name: 'no one-running index: two actions of a session at once',
    edits: [
      [
        KEYS,
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
        "  return { code: 'action_running', running_key: running.client_key }\n",
        '  return null\n',
      ],
    ],
    tests: ONCE,
  },
  {
    name: 'no funds check in the books: more is held than there is',
    edits: [
      [
        'db/migrations/0032_ledger_by_user.sql',
        'and user_id = new.user_id and posted - held >= new.amount;',
        'and user_id = new.user_id;',
      ],
    ],
    tests: LEDGER,
  },
  {
    name: 'no funds check before the turn: the wallet is not looked into',
    edits: [
      [
        '../../engine/src/turn/price.ts',
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
        TURN_FUNCTIONS,
        '    set head_turn_id = earlier, is_completed = false, updated_at = now()\n',
        '    set updated_at = now()\n',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'undo moves the head and leaves XP as it is',
    edits: [
      [
        TURN_FUNCTIONS,
        "  perform ledger_move_xp(of_user, of_session, of_action, 'undo', 'undo', xp_change);\n",
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
        '  if (isOurs) await ledger.settle(action, { xp: 0, credits: 0 })\n',
        '  if (isOurs) await ledger.balanceOf(action.user_id)\n',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'the sweep takes what is still being told elsewhere',
    edits: [
      [
        sessions('sweepActions.ts'),
        "    if (whose === 'all' || action.is_stale) await failAction(repos, action)\n",
        '    await failAction(repos, action)\n',
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
        '  if (known !== null) return knownAs(known, asking)\n',
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
        '  const credits = told.isFallback ? 0 : Math.min(price.credits, costOf(told.model_used, text))\n',
        '  const { credits } = price\n',
      ],
    ],
    tests: TRAVEL,
  },
  {
    name: 'a scene wins XP at every visit',
    edits: [
      [
        '../../engine/src/turn/apply.ts',
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
        'db/migrations/0002_sessions.sql',
        'create trigger ledger_transfers_stay before update or delete on ledger_transfers',
        'create trigger ledger_transfers_stay before truncate on ledger_transfers',
      ],
      [
        'db/migrations/0002_sessions.sql',
        '  for each row execute function refuse_change();\n\ncreate trigger ledger_accounts_guard',
        '  for each statement execute function refuse_change();\n\ncreate trigger ledger_accounts_guard',
      ],
    ],
    tests: LEDGER,
  },
  {
    name: 'turns can be written over',
    edits: [
      [
        'db/migrations/0002_sessions.sql',
        'create trigger turns_stay before update on turns',
        'create trigger turns_stay before delete on turns',
      ],
    ],
    tests: LAST_RESORTS,
  },
  {
    name: 'a claim is written wherever the session has come to meanwhile',
    edits: [
      [TURN_FUNCTIONS, 'user_id = of_user and head_turn_id = base for', 'user_id = of_user for'],
    ],
    tests: PLAY,
  },
  {
    name: 'a claim takes the wallet of the moment before at its word',
    edits: [
      [
        TURN_FUNCTIONS,
        'and user_id = of_user\n        and posted - held >= credit_price for update',
        'and user_id = of_user for update',
      ],
    ],
    tests: PLAY,
  },
  {
    name: 'a told turn is written wherever the session has come to meanwhile',
    edits: [[AT_ONCE, 'user_id = of_user and head_turn_id = base for', 'user_id = of_user for']],
    tests: TAKE,
  },
  {
    name: 'a told turn is written beside a running action',
    edits: [[AT_ONCE, "user_id = of_user and status = 'running';", 'false;']],
    tests: TAKE,
  },
  {
    name: 'a told turn takes the wallet of the moment before at its word',
    edits: [
      [
        AT_ONCE,
        "      where unit = 'xp' and owner_id = of_session and user_id = of_user\n        and posted - held >= xp_price for update",
        "      where unit = 'xp' and owner_id = of_session and user_id = of_user for update",
      ],
    ],
    tests: TAKE,
  },
  {
    name: 'a told turn keeps all of its price, whatever it was worth',
    edits: [[AT_ONCE, 'case when spent > 0 then spent else price end', 'price']],
    tests: TAKE,
  },
  ...OF_ACCESS,
]
