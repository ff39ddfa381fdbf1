/** Matches text between two words of a phrase, within one sentence. */
const SOME = String.raw`[^.!?।۔؟\n]{0,40}`

/** Phrases in which a model talks about itself, its task, or its maker. */
const ABOUT_ITSELF = [
  String.raw`\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b`,
  String.raw`\bi(?:['’]m| am)(?: just| only)? an? (?:ai (?:language )?(?:model|assistant)|(?:large )?language model)\b`,
  String.raw`\bi(?: can['’]?t| cannot| can not| won['’]?t|(?:['’]m| am) (?:not able|unable) to) (?:help|assist|comply|continue|fulfil{1,2}|generate|create|write|provide|produce|engage)(?: with)? (?:this|that|your|the|such)(?: \S+)? (?:request|content|story|scene|prompt|scenario)`,
  String.raw`\bi must (?:respectfully )?decline (?:this|that|your|to (?:write|continue|generate))`,
  String.raw`\b(?:content|usage|safety) (?:policy|policies|guidelines)\b`,
  String.raw`\b(?:openai|chatgpt)\b`,
  String.raw`\bmain ek (?:ai|language model)\b|\bmain ${SOME}\b(?:request|anurodh)\b${SOME}\bnahi`,
  String.raw`(?:ए ?आई|ai|भाषा|ए ?आय) (?:भाषा )?(?:मॉडल|मॉडेल|सहायक|असिस्टेंट)`,
  String.raw`अनुरोध${SOME}नहीं${SOME}सक`,
  String.raw`विनंती${SOME}शकत नाही`,
  String.raw`(?:এ ?আই|ভাষা) মডেল|অনুরোধ${SOME}(?:পারব|পারি|পারছি) না`,
  String.raw`மொழி மாதிரி|கோரிக்கை${SOME}(?:முடியாது|இயலாது)`,
  String.raw`భాషా (?:మోడల్|నమూనా)|అభ్యర్థన${SOME}(?:చేయలేను|నెరవేర్చలేను)`,
  String.raw`ભાષા (?:મોડેલ|મોડલ)|વિનંતી${SOME}(?:(?:નહીં|નથી)${SOME}શક|શક${SOME}(?:નહીં|નથી))`,
  String.raw`ಭಾಷಾ (?:ಮಾದರಿ|ಮಾಡೆಲ್)|(?:ಕೋರಿಕೆ|ವಿನಂತಿ)${SOME}(?:ಸಾಧ್ಯವಿಲ್ಲ|ಆಗುವುದಿಲ್ಲ|ಲಾರೆ)`,
  String.raw`ഭാഷാ ?(?:മോഡൽ|മാതൃക)|അഭ്യർത്ഥന${SOME}(?:കഴിയില്ല|സാധ്യമല്ല|പറ്റില്ല)`,
  String.raw`(?:اے ?آئی|لسانی|زبان کا) ?(?:ماڈل|اسسٹنٹ|معاون)|درخواست${SOME}(?:نہیں${SOME}سک|سک${SOME}نہیں)`,
].join('|')
export const NO_STORY = new RegExp(ABOUT_ITSELF, 'iu')

/** Excuses and polite phrases at the start of an answer without a story. */
const EXCUSES = [
  String.raw`(?:i['’]?m |i am )?(?:so |very |really |truly )?sorry[,.!]? (?:but )?(?:i|this|that|your)\b`,
  String.raw`i apologi[sz]e\b`,
  String.raw`(?:sure|certainly|of course|absolutely|okay|great)(?: thing)?[!,.:][^\n]{0,60}?(?:here(?:['’]s| is| are)|i['’]ll|i will|let me)\b`,
  String.raw`here(?:['’]s| is) (?:the|your|a) (?:next|story|scene|turn|continuation|telling)\b`,
  String.raw`(?:mujhe )?(?:maaf|maf) (?:kijiye|karo|karein|karna)\b${SOME}\b(?:main|yeh|ye|is|aapk[ia])\b`,
  String.raw`(?:मुझे खेद है|मुझे (?:माफ़|माफ)|क्षमा (?:करें|कीजिए)|(?:माफ़|माफ) (?:करें|कीजिए|करना))${SOME}(?:मैं|यह|इस|आपक)`,
  String.raw`(?:क्षमस्व|(?:मला )?माफ करा)${SOME}(?:मी |ही |या |तुम)`,
  String.raw`(?:আমি )?দুঃখিত${SOME}(?:আমি|এই|আপনার)`,
  String.raw`மன்னிக்கவும்${SOME}(?:நான்|இந்த|உங்கள்|என்னால்)`,
  String.raw`క్షమించండి${SOME}(?:నేను|ఈ|మీ|నాకు)`,
  String.raw`(?:માફ કરશો|માફ કરજો|ક્ષમા કરશો)${SOME}(?:હું|આ|તમાર)`,
  String.raw`(?:ಕ್ಷಮಿಸಿ|ದಯವಿಟ್ಟು ಕ್ಷಮಿಸಿ)${SOME}(?:ನಾನು|ಈ|ನಿಮ್ಮ|ನನಗೆ|ನನ್ನಿಂದ)`,
  String.raw`(?:ക്ഷമിക്കണം|ക്ഷമിക്കൂ|മാപ്പ്)${SOME}(?:ഞാൻ|ഈ|നിങ്ങളുടെ|എനിക്ക്)`,
  String.raw`(?:معذرت|معاف (?:کیجیے|کیجئے|کریں)|مجھے افسوس ہے)${SOME}(?:میں|یہ|اس|آپ)`,
]
  .map((one) => `(?:${one})`)
  .join('|')

export const STARTS_WITH_EXCUSE = new RegExp(String.raw`^\s*(?:${EXCUSES})`, 'iu')

export const POSSIBLE_EXCUSE =
  /^\s*(?:\S*$|(?:i|i['’]?m|as|sorry|sure|certainly|of|absolutely|okay|great|here(?:['’]s)?|maaf|maf|main|mujhe|मुझे|मैं|क्षमा|माफ़|माफ|क्षमस्व|मला|मी|আমি|দুঃখিত|மன்னிக்கவும்|நான்|క్షమించండి|నేను|માફ|ક્ષમા|હું|ಕ್ಷಮಿಸಿ|ದಯವಿಟ್ಟು|ನಾನು|ക്ഷമിക്കണം|ക്ഷമിക്കൂ|മാപ്പ്|ഞാൻ|معذرت|معاف|مجھے|میں)(?![\p{L}\p{M}'’]))/iu

/** Matches words that may begin a phrase of `ABOUT_ITSELF`. */
export const POSSIBLE_META_TEXT =
  /(?:^|[^\p{L}\p{M}])(?:a$|as(?=\s*$|\s+an?(?:\s|$))|i(?!\p{L})|ए|भ|ai|এ|ভ|ம|భ|ભ|ಭ|ഭ|ا(?:ے|$)|ل(?:س|$)|ز(?:ب|$))/iu

const OVER = String.raw`(?:ends|has ended|is over|is at an end|comes to an end|has come to an end|concludes)`

const ENDS = [
  String.raw`\b(?:your|our|this) (?:story|tale|game|adventure|journey) ${OVER}`,
  // "The tale ends with …" may refer to a tale within the story.
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

/** Matches "the end" as a separate sentence. */
const THE_END = String.raw`(?<=^|[.!?…।۔؟"”’)\n]\s{0,3})(?:the end|समाप्त|இத்துடன் முற்றும்|முற்றும்|সমাপ্ত|సమాప్తం|સમાપ્ત|ಮುಗಿಯಿತು|ಸಮಾಪ್ತ|ശുഭം|അവസാനിച്ചു|ختم شد|ختم)[.!।۔]?(?=\s*(?:\n|$))`

export const ENDING = new RegExp([...ENDS, THE_END].join('|'), 'giu')

/** Labels that models write before the text of the storyteller. */
export const NARRATORS =
  'narrator|assistant|story ?teller|ai|bot|gm|dm|game master|dungeon master|kathakar|kathavachak|sutradhar|कथावाचक|कथाकार|सूत्रधार|निवेदक|कथक|বর্ণনাকারী|কথক|গল্পকার|கதைசொல்லி|కథకుడు|కథకురాలు|કથાકાર|વર્ણનકાર|ನಿರೂಪಕ|ಕಥೆಗಾರ|ആഖ്യാതാവ്|കഥാകാരൻ|کہانی گو|راوی|قصہ گو'
/** Labels of the player and other chat roles. */
export const PLAYERS =
  'user|you|player|human|system|input|instruction|tum|aap|khiladi|आप|तुम|तू|तुम्ही|खिलाड़ी|खिलाडी|उपयोगकर्ता|खेळाडू|वापरकर्ता|আপনি|তুমি|খেলোয়াড়|ব্যবহারকারী|நீங்கள்|நீ|வீரர்|பயனர்|మీరు|నువ్వు|ఆటగాడు|వినియోగదారు|તમે|તું|ખેલાડી|વપરાશકર્તા|ನೀವು|ನೀನು|ಆಟಗಾರ|ಬಳಕೆದಾರ|നിങ്ങൾ|നീ|കളിക്കാരൻ|ഉപയോക്താവ്|آپ|تم|کھلاڑی|صارف'
/** Labels that occur only at the start of an answer. */
export const ANSWER_LABELS =
  'narration|narrative|story|model|response|continuation|answer|output|reply|game|next turn|final answer|वर्णन|कहानी|కథనం'

const WHOSE = 'your|possible|आपके|तुमचे|আপনার|உங்கள்|మీ|તમારા|ನಿಮ್ಮ|നിങ്ങളുടെ|آپ کے'
const OPTIONS =
  'options?|choices?|विकल्प|पर्याय|বিকল্প|விருப்பங்கள்|ఎంపికలు|વિકલ્પો|ಆಯ್ಕೆಗಳು|' +
  'തിരഞ്ഞെടുപ്പുകൾ|اختیارات|انتخاب'
/** Matches a title of choices, such as "Your options for now". */
export const OPTIONS_TITLE = String.raw`(?:(?:${WHOSE})\s?)?(?:${OPTIONS})(?![\p{L}\p{M}])[^.!?।۔؟]{0,30}`

/** Questions to the player. They count only if they are a complete line. */
const QUESTIONS =
  'what (?:do|will|would) you do(?: next| now)?|(?:अब )?(?:आप|तुम) क्या (?:करेंगे|करोगे)|' +
  '(?:aap|tum) kya (?:karenge|karoge)|(?:तुम्ही|तू) काय (?:कराल|करशील)|' +
  '(?:তুমি|আপনি) কী (?:করবে|করবেন)|(?:நீ|நீங்கள்) என்ன (?:செய்வாய்|செய்வீர்கள்)|' +
  '(?:నువ్వు ఏం చేస్తావు|మీరు ఏం చేస్తారు)|(?:તું શું કરીશ|તમે શું કરશો)|' +
  '(?:ನೀನು ಏನು ಮಾಡುತ್ತೀಯ|ನೀವು ಏನು ಮಾಡುತ್ತೀರಿ)|(?:നീ|നിങ്ങൾ) (?:എന്തു|എന്ത്) ചെയ്യും|' +
  '(?:اب )?(?:تم|آپ) کیا (?:کرو گے|کریں گے)'
/** Words that end a story. They count only if they are a complete line. */
const LAST_LINES =
  '(?:the )?end|समाप्त|इति|সমাপ্ত|முற்றும்|సమాప్తం|સમાપ્ત|ಮುಗಿಯಿತು|ಸಮಾಪ್ತ|അവസാനിച്ചു|ശുഭം|ختم شد|ختم'
const lineOf = (words: string) =>
  new RegExp(String.raw`^[\s*_>]{0,6}(?:${words})[.।?۔؟!]?[\s*_]{0,6}$`, 'iu')
export const QUESTION = lineOf(QUESTIONS)
export const LAST_LINE = lineOf(LAST_LINES)
