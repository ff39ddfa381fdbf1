import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import { LEAD } from './outsideAnywhere.ts'

const TAIL =
  '(?: (?:please|pls|plz|yaar|bhai|bro|man|sir|lol|now|again|here|then|na|ab|thanks|ok|for now|for today|today|first|यार|भाई|अब|ना))*'
const STORY = '(?:story|game|tale|kahani|kahaani|katha|khel|कहानी|कथा|खेल|गेम)'
const HERE =
  '(?:is|iss|yahan|yaha|यहां|इस|इसमें|isme|ismein|phir se|fir se|फिर से|hi|तो|to|aakhir|आखिर)'

/** How players put such things in passing; each is enough as one of the sentences. */
export const SAID_OUTSIDE: readonly (readonly [HintTopic, string])[] = [
  [
    'help',
    `${LEAD}(?:do i|should i|can i|must i|am i (?:supposed|meant) to|i have to) (?:type|write|click|tap|press)(?: (?:or|and|something|anything|stuff|words|here|a sentence|sentences|my own|whatever|click|choose|pick|type|in the box))*${TAIL}|${LEAD}how (?:do|can|should|to)(?: i| you| we)? (?:choose|pick|select|talk to (?:people|them|characters|someone|the characters)|reply|answer|respond|go on|continue)(?: (?:an option|a choice|one|in this|the game))*${TAIL}|${LEAD}(?:first time|new (?:player|here|to this))(?: (?:playing|here|player|to this))*${TAIL}`,
  ],
  [
    'help',
    `${LEAD}(?:a |some )?(?:little |bit of |some |small )+(?:help|hint|clue)${TAIL}|(?:any|some|a) (?:clue|hint|idea|suggestion|suggestions|advice|tips?)(?: (?:what|on what|about what|for|to|how))+ .{0,24}|(?:what|which)(?: (?:are|is))? (?:the |my )?(?:next step|next move|possible moves?)${TAIL}`,
  ],
  [
    'who',
    `${LEAD}(?:what|which) (?:kind of )?(?:animal|creature|person|thing|gender) (?:am i|i am)(?: \\S+){0,3}|(?:wait )?who is me${TAIL}|(?:${HERE} |${STORY} |me |mein |में )*(?:main|mai|mein|मैं) (?:${HERE} |${STORY} |me |mein |में )*(?:kaun|kon|kya|कौन|क्या) (?:hun|hu|hoon|hai|हूं)(?: (?:${HERE}|batao|bata do|बताओ|insaan|janwar|इंसान|जानवर|ya|या|ladka|ladki|लड़का|लड़की))*`,
  ],
  [
    'skip',
    `${LEAD}(?:you )?skip(?: (?:this|it|that|ahead|over|to|the|next|please))*${TAIL}|${LEAD}(?:go|jump|move|take me)(?: (?:on|straight|ahead))* to the (?:next|end|ending|last)(?: (?:scene|part|chapter|page|one))?${TAIL}|(?:aage|agla|agle|आगे|अगला)(?: (?:wala|vala|wale|वाला))? (?:scene|part|hissa|page|सीन|दृश्य|हिस्सा|भाग)(?: \\S+){0,3}|(?:ise|isko|yeh|ye|इसे|यह|ये)(?: (?:hissa|part|हिस्सा|भाग))? (?:chhodkar|chhod kar|chhod ke|chhodo|छोड़कर|छोड़ के|छोड़ो) (?:aage|आगे)(?: \\S+)?|(?:यह|ये|इस) (?:हिस्सा|भाग|हिस्से को) छोड़\\S*`,
  ],
  [
    'restart',
    `${LEAD}(?:start|begin|play|tell)(?: (?:me|the|this|whole))* (?:story|game)(?: (?:all))? (?:again|over|anew|from scratch)${TAIL}|(?:again )?from the top${TAIL}|(?:${STORY} )?(?:phir se|fir se|pehle se|pahle se|shuru se|wapas|dobara|फिर से|पहले से|शुरू से|दोबारा)(?: ${STORY})? (?:shuru|suru|shuruaat|shuruat|sunao|khelna|khelo|शुरू|शुरुआत|सुनाओ|खेलना|खेलें)(?: (?:se|karo|karna|karni|kar do|karte|hai|hain|से|करो|करना|करनी|कर दो|करते|है|हैं))*`,
  ],
  [
    'save',
    `${LEAD}save (?:this|it|that|my stuff|where i am)(?: (?:for later|for me|here|somewhere|till|until|tomorrow|next time))*${TAIL}|${LEAD}(?:where|how) (?:do|can|to)(?: i| we)? save(?: (?:this|it|my|the|game|progress))*${TAIL}|${LEAD}(?:be|come|will be|ill be|i will be) back (?:later|tomorrow|soon|in (?:a|an|five|ten) \\S+)${TAIL}|${LEAD}(?:will (?:you|it|this|the game)|do you|does it) (?:remember|keep|save)(?: (?:where|my|what|this|it|that|everything))(?: \\S+){0,4}|(?:\\S+ ){0,4}(?:save|सेव)(?: (?:kar|करके|करके|kr))?(?: (?:rakhna|rakho|lo|lena|lijiye|रखना|रखो|लो|लेना|लीजिए))${TAIL}|(?:yahin se |yahi se |यहीं से )?(?:baad me|baad mein|बाद में|कल|kal)(?: (?:yahin se|यहीं से|phir|फिर|aake|आकर))* (?:khel|padh|aa|खेल|पढ़)\\S*(?: \\S+){0,2}`,
  ],
  [
    'quit',
    `${LEAD}(?:dont|do not) (?:want|wanna|feel like)(?: to)? (?:play|playing|continue|read|reading)(?: (?:any ?more|this|now|it))*${TAIL}|(?:${STORY} )?(?:band|khatam|khatm|bnd|बंद|खत्म|समाप्त) (?:karo|kar do|kardo|krdo|karna|kijiye|करो|कर दो|करना|कीजिए)(?: ye| yeh| yah| यह| ये)? ${STORY}(?: \\S+)?|(?:band|khatam|बंद|खत्म) (?:karo|kar do|करो|कर दो)(?: ab| अब| yaar| यार)*|(?:ab |अब )(?:band|बंद) (?:karo|kar do|करो|कर दो)`,
  ],
  [
    'quit',
    `(?:bas |बस |aaj |आज |ab |अब )*(?:aaj|abhi|आज|अभी) (?:ke|के) (?:liye|लिए) (?:itna|bas|itna hi|इतना|इतना ही|बस)(?: (?:hi|kafi|kaafi|ही|काफी|है|hai))*|(?:mujhe |मुझे )?${STORY} (?:chhodna|chodna|छोड़ना) (?:hai|है)|${LEAD}(?:want|need|have)(?: to)? (?:stop|quit|log out)(?: (?:for (?:today|now)|here|now|playing|this))*${TAIL}`,
  ],
  [
    'undo',
    `${LEAD}(?:reverse|cancel) (?:that|it|this|my last (?:move|choice|action|turn)|the last (?:move|choice|action|turn))${TAIL}|${LEAD}didnt (?:want|mean) (?:that|this)(?: (?:one|choice|option|to happen))*${TAIL}|(?:wapas|vapas|वापस)(?: (?:le|jao|chalo|jana|ले|जाओ|चलो|जाना|hai|है))* (?:pichl[aei]|पिछल[ाीे])(?: \\S+){0,3}`,
  ],
  [
    'storyteller',
    `${LEAD}(?:is |did |does )?(?:a |the )?(?:computer|machine|program|software|robot)(?: (?:is|just))* (?:write|writing|wrote|tell|telling|made|make|making|generat\\S*)(?: (?:this|it|these|the|all|story|words))*${TAIL}|${LEAD}(?:who|what|whom)(?: (?:is|am i|are|s))* (?:talking to|writing to|telling|narrating|speaking to)(?: (?:me|to|this|the|story|with))*${TAIL}|(?:are|r) (?:you|u) (?:a )?(?:human or|human being or|real or|computer)(?: \\S+){0,3}|(?:kya )?(?:main |mai |मैं )?(?:kisi |ek |किसी |एक )*(?:bot|robot|computer|machine|ai|बॉट|रोबोट|कंप्यूटर|मशीन)(?: (?:se|ke saath|से|के साथ))? (?:baat|bat|बात)(?: \\S+){0,5}`,
  ],
  [
    'credits',
    `${LEAD}(?:this|it|the game|playing)(?: \\S+)? (?:cost|costs) (?:me )?(?:money|anything|something|real money|credits?|xp)${TAIL}|${LEAD}(?:cost|price) of (?:undo|a turn|this|show|immerse|a picture|one turn|credits|premium)${TAIL}|(?:kitne|kitna|कितने|कितना) (?:credits?|paise|paisa|xp|क्रेडिट|पैसे|पैसा) (?:lag|lagenge|lagte|lagta|lagega|kat|लग|लगेंगे|लगते|कट)\\S*(?: \\S+){0,3}`,
  ],
  [
    'language',
    `(?:kya )?(?:ye|yeh|yah|यह|ये) (?:${STORY} )?(?:hindi|english|marathi|tamil|bangla|हिंदी|अंग्रेजी|मराठी) (?:me|mein|में|मे)(?: (?:bhi|भी))?(?: (?:hai|h|milegi|milega|है|मिलेगी|मिलेगा))+(?: (?:kya|क्या))?|${LEAD}(?:dont|cant|do not) (?:understand|read|speak|know)(?: (?:much|good|this|any|the|such|hard))* (?:english|hindi|tamil|bengali|marathi|language|script)${TAIL}`,
  ],
  [
    'length',
    `${LEAD}(?:is |s )?(?:the |this )?(?:story|game)(?: (?:already|now|really|almost|nearly))* (?:over|finished|done|ended|ending|complete)(?: (?:yet|already|now))*${TAIL}|(?:is there|theres|will there be) (?:any )?more(?: (?:to (?:it|this|the story)|story|after this|of (?:this|it)|of the story|scenes))*${TAIL}|(?:${STORY} )?(?:kitni|kitne|कितनी|कितने) (?:der|time|minute|ghante|samay|देर|मिनट|घंटे|समय)(?: (?:ki|ka|की|का|me|में))?(?: (?:hai|${STORY}|lagega|lagegi|है|लगेगा|लगेगी))+`,
  ],
  [
    'show',
    `${LEAD}(?:see|have|get|view|make|want|show me)(?: (?:a|an|the|some|any|me))* (?:picture|image|photo|drawing|illustration|painting|pic)s?(?: of (?:this|it|the scene|this scene|this place|where i am))?(?: please)?${TAIL}|draw (?:this|it|the scene|this scene)(?: for me)?${TAIL}`,
  ],
  [
    'summary',
    `${LEAD}(?:what )?happened in the (?:story|game|last (?:part|scene|turn)|previous (?:part|scene|turn))(?: (?:so far|till now|until now|before|again))*${TAIL}|${LEAD}(?:where|what) (?:was|did) i (?:doing|miss|do (?:last|before|so far))(?: (?:so far|last time|before|again|in the story))*${TAIL}|where was i${TAIL}|(?:remind me )?what (?:has )?happened (?:so far|until now|till now|last time)${TAIL}|remind me what happened${TAIL}|(?:${STORY} )?(?:me |mein |में )?(?:ab tak|अब तक)(?: (?:ki|की))?(?: ${STORY})? (?:kya|क्या) (?:kya |क्या )?(?:hua|hui|हुआ|हुई)(?: \\S+){0,2}|(?:can|could) you (?:repeat|say) (?:that|it|this)(?: again)?${TAIL}`,
  ],
]

/** The like, about playing only where it is all that was said. */
export const SAID_ALONE: readonly (readonly [HintTopic, string])[] = [
  [
    'help',
    `(?:अब |तो |यहां |मैं |मुझे )*(?:क्या|क्या क्या) (?:करूं|करना|करें|लिखूं|बोलूं)(?: (?:है|चाहिए|होगा|अब|यहां))*|(?:ab |toh |to |yahan |main |mai |mujhe )*kya (?:karu|karun|karoon|karna|kare|karein|likhu|likhun|bolu|bolun)(?: (?:hai|h|chahiye|hoga|ab|yahan))*`,
  ],
  [
    'undo',
    `(?:no |oops |sorry |wait )*(?:that|it) was (?:a |my )?(?:mistake|accident|misclick)(?: (?:go back|undo|undo it|sorry))*${TAIL}`,
  ],
  [
    'quit',
    `(?:i )?(?:quit|m leaving|am leaving)(?: (?:bye|now|this))*|(?:thats |that s |that is )?enough (?:for (?:today|now|me)|playing)|close (?:this|it)(?: (?:game|app|page|tab))?|bas karo(?: ab| yaar)*|बस करो(?: अब| यार)*|im leaving(?: bye| now)*`,
  ],
  [
    'thanks',
    `(?:thanks|thank you|thx|ty|shukriya|dhanyavaad|dhanyavad|शुक्रिया|धन्यवाद)(?: (?:a lot|so much|narrator|storyteller))* (?:(?:this|it|that) (?:was|is|has been) .{0,24}|got it|i get it|understood|for (?:the|this|your) .{0,24}|(?:maza|maja|मज़ा|मजा) .{0,16})|(?:lovely|beautiful|great|nice|good|amazing|superb) (?:writing|story|tale|game|work|art|pictures?)(?: \\S+){0,3}|(?:वाह|wah|vah|kya|क्या)(?: (?:क्या|kya|बढ़िया|badhiya))* (?:कहानी|खेल|kahani|game|khel)(?: (?:है|hai|थी|thi))*|(?:ठीक है|theek hai|thik hai|accha|acha|अच्छा|ok|okay)(?: (?:ठीक है|theek hai))?(?: (?:समझ|samajh) (?:गया|गई|gaya|gayi|aaya|आया))+`,
  ],
]
