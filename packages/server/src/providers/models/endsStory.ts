const OVER = String.raw`(?:ends|has ended|is over|is at an end|comes to an end|has come to an end|concludes)`

/** Words that end a whole story, in the languages of the stories. */
const ENDS = [
  String.raw`\b(?:your|our|this) (?:story|tale|game|adventure|journey) ${OVER}`,
  // A tale that is told in the story may end with something.
  String.raw`\bthe (?:story|tale|game|adventure|journey) ${OVER}(?=(?: here| now)?\s*(?:[.,;!]|$))`,
  String.raw`\b(?:so|thus|here|there) ends (?:the|your|our|this) (?:story|tale|adventure|journey)`,
  String.raw`\bgame over`,
  String.raw`\b(?:every(?:one|body)|they all|all of (?:them|you)) (?:dies?|are dead|is dead|ha(?:s|ve) died)`,
  String.raw`\byou (?:die|are dead|have died|lie dead)(?! (?:tired|set|sure|wrong|right|inside|to|of (?:shame|laugh)))`,
  String.raw`\bkahani (?:yahin |yahi )?(?:khatam|khatm|samapt)`,
  String.raw`\b(?:sab|tum|aap) mar (?:ga?ye|jaate|jate)`,
  String.raw`कहानी (?:यहीं |यहाँ )?(?:समाप्त|ख़त्म|खत्म)`,
  String.raw`(?:सब|सभी|तुम|आप) मर (?:गए|गये|जाते)`,
  String.raw`(?:गोष्ट|कथा|कहाणी) (?:इथेच |येथेच )?(?:संपते|संपली|समाप्त)`,
  String.raw`(?:सगळे|सर्व|तू|तुम्ही) (?:मरतात|मेले|मरतोस|मरता|मेलास)`,
  String.raw`গল্প(?:টা|টি)? (?:এখানেই |এখানে )?শেষ`,
  String.raw`(?:সবাই|তুমি|আপনি) (?:মারা|মরে) (?:যা|গে)[\p{L}\p{M}]*`,
  String.raw`கதை (?:இங்கே |இத்துடன் |இங்கேயே )?(?:முடிந்தது|முடிகிறது|முடிவடைகிறது)`,
  String.raw`(?:எல்லோரும்|அனைவரும்|நீ|நீங்கள்) இறந்[\p{L}\p{M}]*`,
  String.raw`కథ (?:ఇక్కడితో |ఇంతటితో )?(?:ముగిసింది|ముగుస్తుంది|సమాప్తం)`,
  String.raw`(?:అందరూ|నువ్వు|మీరు) (?:చనిపో(?:యా|తా)|మరణి(?:ంచా|స్తా))(?:రు|వు)`,
  String.raw`વાર્તા (?:અહીં |અહીં જ )?(?:પૂરી|સમાપ્ત) થ(?:ઈ(?! ન)|ાય છે)`,
  String.raw`(?:બધા|બધાં|તું|તમે) મરી (?:ગયા|ગયાં|ગઈ|ગયો|(?:જાઓ|જાય) છ[ેો])`,
  String.raw`(?:ಕಥೆ|ಕತೆ) (?:ಇಲ್ಲಿಗೆ |ಇಲ್ಲೇ )?(?:ಮುಗಿಯಿತು|ಮುಗಿಯುತ್ತದೆ|ಮುಗಿದಿದೆ|ಸಮಾಪ್ತ)`,
  String.raw`(?:ಎಲ್ಲರೂ|ಎಲ್ಲಾರೂ|ನೀನು|ನೀವು) (?:ಸತ್ತ|ಸಾಯುತ್ತೀ|ಸತ್ತುಹೋದ)(?:ರು|ೆ|ಿರಿ|ಿ|ಯ|ರಿ)`,
  String.raw`കഥ (?:ഇവിടെ |ഇതോടെ |ഇവിടെത്തന്നെ )?(?:അവസാനിച്ചു|അവസാനിക്കുന്നു|തീർന്നു|തീരുന്നു|കഴിഞ്ഞു)`,
  String.raw`(?:എല്ലാവരും|നീ|നിങ്ങൾ) (?:മരിച്ചു|മരിക്കുന്നു|ചത്തു)`,
  String.raw`(?:کہانی|داستان|قصہ) (?:یہیں |یہاں )?(?:ختم|تمام) (?:ہوئی|ہوا|ہوتی ہے|ہوتا ہے|ہو گئی|ہو گیا|ہے)(?! نہیں)`,
  String.raw`(?:سب|سبھی|تم|آپ) مر (?:گئے|جاتے|گئی|جاتی)`,
].map((one) => String.raw`(?:${one})(?![\p{L}\p{M}])`)

/** The end as a sentence of its own. */
const THE_END = String.raw`(?<=^|[.!?…।۔؟"”’)\n]\s{0,3})(?:the end|समाप्त|இத்துடன் முற்றும்|முற்றும்|সমাপ্ত|సమాప్తం|સમાપ્ત|ಮುಗಿಯಿತು|ಸಮಾಪ್ತ|ശുഭം|അവസാനിച്ചു|ختم شد|ختم)[.!।۔]?(?=\s*(?:\n|$))`

const ENDING = new RegExp([...ENDS, THE_END].join('|'), 'giu')

/** Within so many signs what follows may turn it into something else: "you die of shame". */
const TURNS = 16

/** Whether somebody speaks at a place in a text: what is said in a story ends nothing. */
function isSpoken(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at)
  const count = (sign: string) => before.split(sign).length - 1
  return count('“') > count('”') || count('"') % 2 === 1
}

/** Where words end a story, and whether that is still to be seen: more may follow that says something else. */
export interface StoryEnd {
  at: number
  isOpen: boolean
}

/**
 * Where a text ends a whole story by itself, from a place in it on; null where it does not. What somebody
 * says ends nothing, nor do words that its author has written of the turn, in small letters.
 */
export function endsStory(
  text: string,
  { written, from }: { written: string; from: number },
): StoryEnd | null {
  ENDING.lastIndex = from
  for (let found = ENDING.exec(text); found !== null; found = ENDING.exec(text)) {
    const [words] = found
    const isAuthors = written.includes(words.toLowerCase().replace(/[.!।۔]$/u, ''))
    if (!isAuthors && !isSpoken(text, found.index)) {
      const after = text.slice(found.index + words.length)
      return { at: found.index, isOpen: after.length < TURNS && !/[.!?।۔؟;\n]/u.test(after) }
    }
  }
  return null
}
