import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import { LEAD } from './outsideAnywhere.ts'

/** What is said after such a sentence and changes nothing of it. */
const TAIL =
  '(?: (?:please|pls|plz|plis|yaar|bhai|bro|dude|man|sir|lol|haha|now|again|here|then|though|ugh|na|ab|guys|thanks|thx|ok|okay|really|actually|rn|right now|btw|यार|भाई|अब|ना|प्लीज))*'
const THIS = '(?:this|the|ye|yeh|yah|is|यह|ये|इस|your|ur)'
const TOLD = '(?:story|game|tale|kahani|katha|khel|कहानी|कथा|खेल|गेम|गोष्ट|গল্প|கதை)\\S*'
/** How much of anything may stand beside a word that no tale has. */
const SOME = '(?: \\S+){0,6}'

/** What is asked of the site, and of the story as a book; plain texts, each enough as one of the sentences. */
export const SITE_OUTSIDE: readonly (readonly [HintTopic, string])[] = [
  [
    'settings',
    `(?:\\S+ ){0,6}(?:(?:dark|light|night) (?:mode|theme)|fonts?|text size|notifications?|offline|wi ?fi|web ?site|log ?in|sign ?up|username|user name|multiplayer|full ?screen|settings|screen reader|dyslexi[ac]|subtitles?)${SOME}`,
  ],
  [
    'settings',
    `${LEAD}(?:turn|switch|put|set)(?: the| my| game)? ?(?:on|off|up|down|lower|louder)?(?: the)? (?:sound|sounds|music|audio|volume|voice|voiceover)(?: (?:on|off|up|down|in the game))?${TAIL}|${LEAD}(?:mute|unmute)(?: (?:it|this|the (?:game|sound|music)))?${TAIL}|(?:sound|music|audio|volume) (?:on|off|up|down)${TAIL}`,
  ],
  [
    'settings',
    `${LEAD}(?:make )?(?:the )?(?:text|letters?|words|writing|screen) (?:is |are )?(?:too )?(?:bigger|larger|smaller|small|tiny|big|brighter|darker|dark)${TAIL}|${LEAD}(?:change|choose|set)(?: the| my)? (?:theme|background|colou?rs?|avatar|email|password|profile|display name|nickname)${TAIL}|change my name${TAIL}`,
  ],
  [
    'settings',
    `${LEAD}(?:delete|remove|close|make|create|edit|change|open|access|see)(?: (?:my|a|an|the|new))* (?:account|profile)(?: (?:page|here|on this|please|name|picture))*${TAIL}|${LEAD}(?:play|read|use|open|install|download|works?|run|get)(?: \\S+){0,3} (?:on|without|for|as an?) (?:my |the |a |an )?(?:phone|mobile|tablet|ipad|iphone|android|laptop|internet|computer|pc|app|network|tv)${TAIL}`,
  ],
  [
    'settings',
    `${LEAD}(?:my )?(?:friends?|brother|sister|two people|more people|someone|family)? ?(?:can |to )?(?:play|join)(?: \\S+){0,2} (?:with|along with|against|together)(?: (?:my|a|other|me|two))*(?: (?:friends?|people|players|somebody|me|others|brother|sister|family))${TAIL}|${LEAD}(?:my )?friends? (?:can )?(?:play|join)(?: (?:too|along|with me|this|also))*${TAIL}|${LEAD}(?:ok(?:ay)? to |allowed to |can i |how (?:do|can) i )?(?:share|send|post)(?: (?:this|the))? (?:story|game|link|page)(?: (?:with|to|on) .{0,24})?`,
  ],
  [
    'settings',
    `${LEAD}(?:the )?(?:page|screen|site|app|game|website|browser|button|picture|image)s? (?:is |are |has |keeps? |just )?(?:not |isnt |arent |doesnt |dont |wont |never )?(?:open|load|loads|loading|work|works|working|frozen|froze|freez\\S*|blank|crash\\S*|lag\\S*|hang\\S*|broken|glitch\\S*|buggy)${TAIL}|${LEAD}(?:lagging|laggy|lags|glitch\\S*|buffering|crashed)${TAIL}|${LEAD}(?:report|found|there is) (?:a |an )?(?:bug|error|problem|issue) (?:in|with|on) (?:the|this) (?:game|site|app|page|story)${TAIL}`,
  ],
  [
    'settings',
    `${LEAD}(?:font|akshar|text|likhai|अक्षर|फॉन्ट|फ़ॉन्ट|लिखाई|टेक्स्ट)(?: (?:size|ka|का|ko|को|size|thoda|थोड़ा|aur|और|ke))* (?:bad[aei]|chhot[aei]|chot[aei]|बड़[ाेी]|छोट[ाेी])(?: (?:kar|kr|karo|kro|karna|kaise|कर|करो|करना|कैसे|दो|do|kare|करें|हैं|है|hai)\\S*)*${TAIL}|${LEAD}(?:game|khel|is|iski|iss|गेम|खेल|इस|इसकी)(?: (?:ki|ka|की|का))? (?:awaaz|awaz|aawaz|sound|music|आवाज|साउंड|म्यूजिक)(?: \\S+){0,4}|(?:awaaz|awaz|aawaz|sound|आवाज) (?:band|on|off|bnd|बंद|चालू)(?: \\S+){0,2} (?:game|khel|गेम) (?:ki|का|की)`,
  ],
  [
    'source',
    `(?:\\S+ ){0,4}(?:based (?:on|off)|inspired by|adapted from)${SOME}|${LEAD}(?:was |were )?(?:${THIS}|it|he|she|that|they|\\S+)? ?(?:story |place |king |character )?(?:an? )?(?:real|true|actual|historical)(?: historical| life)? (?:story|stories|person|people|place|history|event|incident|tale|figure|character)s?(?: (?:in|from|or|of|too|someone|made|up|somewhere|imaginary|fiction)(?: \\S+){0,4})?${TAIL}`,
  ],
  [
    'source',
    `(?:\\S+ ){0,6}(?:in|from|of|mein|me|se|ki|ka|ke|में|से|की|का|के) (?:the )?(?:real |actual |original )?(?:ramayana?|mahabharata?a?|mahabharat|jatakas?|panchatantra|panchtantra|puranas?|kathasaritsagara?|mythology|history books?|real history|real life|itihas|asli itihas|रामायण|महाभारत|पंचतंत्र|पुराण\\S*|इतिहास)(?: (?:tha|thi|the|hai|hain|hua|mein|me|se|story|ka|ki|kya|se liya|happened|था|थी|थे|है|हैं|में|से|की|का|क्या|लिया|ली|गया|गई|हुआ|सच|sach))*${TAIL}|${LEAD}(?:did )?(?:${THIS}|it)? ?(?:story |all )?(?:really |actually )(?:happen|happened)(?: (?:in|like|for real|once|this|way|real|life|history|india))*${TAIL}`,
  ],
  [
    'source',
    `${LEAD}(?:where|which (?:book|text|epic|country|place)|from where)(?: (?:is|does|did|do|has|s|are|you))* (?:${THIS} )?(?:story|game|tale|legend|myth)(?: (?:is|come|comes|came|taken|from|get|originally|set|here))*${TAIL}|${LEAD}(?:when|what year|which year)(?: (?:was|is|did))* (?:${THIS}|it)(?: (?:story|game|tale))? (?:written|made|published|released|created)${TAIL}|${LEAD}(?:are there |any |show me )?(?:other|more|similar) (?:stories|games|tales)(?: (?:by|like|from|on|here|of|to|in|in this)(?: \\S+){0,4})?${TAIL}|${LEAD}(?:meaning|moral) of ${THIS} (?:story|game|tale)${TAIL}|${LEAD}explain ${THIS} (?:story|game)${TAIL}`,
  ],
  [
    'source',
    `(?:kya |क्या )?(?:${THIS} )?(?:(?:sachch?i|sach|asli|saccha?i?|सच्ची|सच|असली) (?:${TOLD}|ghatna|घटना)|${TOLD} (?:kya |sach me |sach mein |सच में |क्या )?(?:sachch?i|sach|asli|saccha?i?|सच्ची|सच|असली))(?: (?:hai|h|kya|par|pe|thi|है|क्या|पर|थी|आधारित|adharit|based))*${TAIL}|(?:${THIS} )?${TOLD} (?:kahan|kaha|kidhar|kab|kis (?:kitab|book|granth)|कहां|कब|किस किताब)(?: (?:se|ki|ka|से|की|का|me|में))*(?: (?:hai|li|aayi|ayi|likhi|liya|gayi|है|ली|आई|लिखी|गई))*${TAIL}`,
  ],
  [
    'summary',
    `${LEAD}(?:short |quick |brief |give me a |give a )?(?:summary|recap|summari[sz]e|re ?cap|catch me up)(?: (?:of|so|far|till|the|this|story|it|what|happened|before|until|now|me))*${TAIL}|${LEAD}(?:the )?(?:story|plot) (?:so far|till now|until now|up to now)${TAIL}|${LEAD}(?:what )?(?:has |all )?(?:happened|did i do)(?: (?:so far|till now|until now|up to now|in the last (?:part|scene|page|turn)|in the story))${TAIL}|${LEAD}(?:i )?(?:forgot|dont remember|lost track of)(?: of)? (?:what (?:has )?happened|the story|everything)(?: (?:before|so far|earlier|till now|last time))*${TAIL}`,
  ],
  [
    'summary',
    `${LEAD}(?:repeat|reread|re read|show|tell)(?: (?:me|us|again|the))* (?:last|previous|earlier) (?:part|scene|paragraph|message|text|section)(?: (?:again|to me))*${TAIL}|(?:ab tak|abhi tak|अब तक|अभी तक)(?: (?:ki|की))?(?: ${TOLD})? ?(?:me |mein |में )?(?:kya|क्या)(?: (?:kya|क्या))? (?:hua|huaa|ho gaya|हुआ|हो गया)(?: (?:hai|tha|है|था|batao|bata do|बताओ))*${TAIL}|(?:ab tak|अब तक) (?:ki|की) ${TOLD}(?: \\S+){0,3}|(?:pichla|pichli|pichhla|पिछला|पिछली) (?:wala |baat |scene |part |हिस्सा |वाला |बात )?(?:phir se|fir se|dobara|फिर से|दोबारा) (?:batao|bata|dikhao|sunao|बताओ|दिखाओ|सुनाओ)${TAIL}`,
  ],
]
