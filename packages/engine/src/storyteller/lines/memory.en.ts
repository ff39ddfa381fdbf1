import type { Memory } from './memory.ts'

export const memoryEn: Memory = {
  facts: {
    told: {
      with: 'You told {who}{what}.',
      without: 'You said it{what}.',
      none: 'You have told nobody that, as far as you remember.',
    },
    promised: {
      with: 'You promised {who}{what}.',
      without: 'You promised{what}.',
      none: 'You have given no such promise, as far as you remember.',
    },
    gave: {
      with: 'You gave {who}{what}.',
      without: 'You gave away{what}.',
      none: 'You have given nothing of that away, as far as you remember.',
    },
    hurt: {
      with: 'You hurt {who}.',
      without: 'You hurt somebody.',
      none: 'You have hurt nobody, as far as you remember.',
    },
    asked: {
      with: 'You asked {who}{what}.',
      without: 'You asked{what}.',
      none: 'You have not asked that yet.',
    },
    has: { with: 'You have{what}.', without: 'You have{what}.', none: 'You do not have that.' },
    is_called: { with: 'Your name is{what}.', without: 'Your name is{what}.', none: '' },
    did: { with: 'You did this{what}.', without: 'You did this{what}.', none: '' },
  },
  recalled: {
    promised: [
      'You gave {who} your word{what}.',
      '{who} has your word{what}.',
      'You did promise {who}{what}.',
    ],
    told: [
      'You have told {who}{what}, and it cannot be untold.',
      '{who} has heard from you{what}.',
      'You did tell {who}{what}.',
    ],
    gave: ['You once gave {who}{what}.', '{who} was given this by you{what}.'],
    hurt: ['You have hurt {who} before.', '{who} was hurt by you once.'],
    is_called: ['You gave your name as{what}.'],
  },
  yes: 'Yes. ',
  no: 'No. ',
  had: 'Yes, you still have it.',
  notHad: 'No, you do not have it.',
  nothing: 'You have nothing with you.',
  goesOn:
    /^(?:to|that|not|never|about|of|how|why|what|where|who|when|whether|a|an|the|all|everything|your|his|her|some|this)(?![\p{L}\p{M}])/iu,
  quoted: ': “{what}”',
}
