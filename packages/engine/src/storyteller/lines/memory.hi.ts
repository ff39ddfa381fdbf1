import type { Memory } from './memory.ts'

export const memoryHi: Memory = {
  facts: {
    told: {
      with: 'तुमने {who} को बताया{what}।',
      without: 'तुमने कहा{what}।',
      none: 'जहाँ तक याद है, यह तुमने किसी को नहीं बताया।',
    },
    promised: {
      with: 'तुमने {who} से वादा किया{what}।',
      without: 'तुमने वादा किया{what}।',
      none: 'जहाँ तक याद है, ऐसा कोई वादा तुमने नहीं किया।',
    },
    gave: {
      with: 'तुमने {who} को दिया{what}।',
      without: 'तुमने दे दिया{what}।',
      none: 'जहाँ तक याद है, ऐसा कुछ तुमने किसी को नहीं दिया।',
    },
    hurt: {
      with: 'तुमने {who} को चोट पहुँचाई।',
      without: 'तुमने चोट पहुँचाई।',
      none: 'जहाँ तक याद है, तुमने किसी को चोट नहीं पहुँचाई।',
    },
    asked: {
      with: 'तुमने {who} से पूछा{what}।',
      without: 'तुमने पूछा{what}।',
      none: 'यह तुमने अब तक नहीं पूछा।',
    },
    has: {
      with: 'तुम्हारे पास है{what}।',
      without: 'तुम्हारे पास है{what}।',
      none: 'यह तुम्हारे पास नहीं है।',
    },
    is_called: { with: 'तुम्हारा नाम{what} है।', without: 'तुम्हारा नाम{what} है।', none: '' },
    did: { with: 'तुमने यह किया{what}।', without: 'तुमने यह किया{what}।', none: '' },
  },
  recalled: {
    promised: ['{who} से तुम्हारा वादा है{what}।', 'तुमने {who} को ज़बान दी थी{what}।'],
    told: ['{who} को यह बात तुमसे मालूम हुई है{what}।', 'यह बात तुमने {who} को बताई थी{what}।'],
    gave: ['तुमने कभी {who} को दिया था{what}।', '{who} को यह तुमसे मिला था{what}।'],
    hurt: ['{who} को तुमसे चोट पहुँची थी।'],
    is_called: ['तुमने अपना नाम{what} बताया था।'],
  },
  yes: 'हाँ। ',
  no: 'नहीं। ',
  had: 'हाँ, वह अब भी तुम्हारे पास है।',
  notHad: 'नहीं, वह तुम्हारे पास नहीं है।',
  nothing: 'तुम्हारे पास कुछ नहीं है।',
  goesOn: /^(?!)/u,
  quoted: ': “{what}”',
}
