import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import { LEAD } from './outsideAnywhere.ts'

const TAIL =
  '(?: (?:please|pls|plz|plis|yaar|bhai|bro|dude|man|sir|lol|haha|now|again|here|then|ugh|na|ab|guys|thanks|thx|ok|okay|rn|btw|still|anyway|so much|यार|भाई|अब|ना|प्लीज))*'
const TOLD = '(?:story|game|tale|kahani|katha|khel|कहानी|कथा|खेल|गेम)'

/** More of what nobody says in a story, as players type it; each is enough as one of the sentences. */
export const MORE_OUTSIDE: readonly (readonly [HintTopic, string])[] = [
  [
    'help',
    `(?:he+lp+|hi+nt+s?|stu+ck+|options?|option|vikalp|madad|ह+ेल्प|विकल्प)(?: (?:help|me|stuck|again|hint|is|ugh|kya|hai|क्या|हैं|है))*${TAIL}|${LEAD}(?:one|small|tiny|chhota|chota|ek|छोटा|एक)(?: (?:one|small|tiny|little|more|chhota|sa|सा))* (?:hint|clue|hint do|tip|हिंट|इशारा|संकेत)(?: \\S+){0,2}|(?:hint|tip|clue|हिंट)s? (?:kaise|kahan|kab|milega|milta|deta|कैसे|कहां|मिलेगा)(?: \\S+){0,3}|(?:मुझे |कोई |थोड़ा |छोटा |ज़रा )+(?:इशारा|संकेत|हिंट|सुराग)(?: \\S+){0,2}`,
  ],
  [
    'help',
    `(?:\\S+ ){0,3}(?:kaun ?se|kaunse|kya kya|kitne|कौन से|कौन ?कौन से|क्या क्या|कितने)(?: \\S+)? (?:raste|rasta|option|options|vikalp|choices?|रास्ते|विकल्प|ऑप्शन)(?: \\S+){0,3}|(?:मैं |हम |यहां )*(?:फंस|अटक) (?:गया|गई|गए)(?: (?:हूं|हैं|है|यहां|मदद|करो|यार|help))*|(?:isme|ismein|is game me|yahan|यहां|इसमें)(?: \\S+)? (?:karna|kya|करना|क्या)(?: \\S+)? (?:kya|karna|क्या|करना) (?:hai|h|hota|है|होता)(?: \\S+)?`,
  ],
  [
    'help',
    `${LEAD}(?:where|which button|what)(?: (?:button|key|one))? (?:do|should|to|can|must) ?(?:i )?(?:click|press|tap|type)(?: (?:to|for|here|now|next)(?: \\S+){0,3})?${TAIL}|what (?:can|could|should|do) i (?:even )?(?:say|ask|tell|type|write|answer)(?: (?:to|him|her|them|it|this|the \\S+|next|now|here))*${TAIL}|${LEAD}(?:explain|repeat)(?: (?:me|the|to me|again))* (?:rules|controls|commands|options|choices|instructions)${TAIL}`,
  ],
  [
    'who',
    `${LEAD}which (?:character|one|person|role|animal) am i(?: \\S+){0,3}|am i (?:the |a |an )\\S+ or (?:the |a |an )?\\S+${TAIL}|(?:mujhe|mujhko|मुझे) (?:kiska|kis ka|kaun sa|किसका|कौन सा) (?:role|character|kirdaar|kirdar|किरदार|रोल)(?: \\S+){0,3}`,
  ],
  [
    'skip',
    `${LEAD}(?:this |it |the (?:story|game|text|typing) )?(?:is |s |its )?(?:so |too |very |really |way |getting )+(?:slow|boring|long|lengthy|much (?:text|reading))(?: (?:story|game|text))*${TAIL}|(?:bahut|bohot|bahot|itna|kitna|so|too|बहुत|इतना|कितना) (?:slow|boring|bore|lamba|lambi|स्लो|बोरिंग|धीमा|धीमी)(?: (?:hai|h|yaar|ho gaya|है|यार))*|(?:maza|mazaa|maja|मज़ा|मजा) (?:hi |ही )?(?:nahi|nahin|nhi|नहीं) (?:aa|a|आ)(?: \\S+){0,3}|(?:ye|yeh|is|यह|ये|इस) (?:part|scene|hissa|hisse|bhaag|हिस्सा|भाग|सीन)(?: \\S+)? (?:chhodo|chodo|hatao|skip|छोड़ो|हटाओ)(?: \\S+)?|too much (?:text|reading|to read)${TAIL}|less (?:text|reading)${TAIL}`,
  ],
  [
    'save',
    `(?:load|reload|save and (?:quit|exit|close)|quick ?save|auto ?save|resume)(?: (?:game|it|please))?${TAIL}|${LEAD}(?:load|reload|resume|restore|open|find|continue|where)(?: (?:is|are|my|the|a|an|last|old|previous|saved?))* (?:saved? ?(?:game|story|progress|file|point)?|progress|checkpoint|last game|old game|previous game|game)(?: (?:from|file|again|where|please|back)(?: \\S+){0,3})?${TAIL}|(?:kal|parso|baad me|baad mein|shaam ko|कल|बाद में|शाम को)(?: \\S+)? (?:khelunga|khelungi|khelenge|padhunga|padhungi|aunga|खेलूंगा|खेलूंगी|पढ़ूंगा|पढ़ूंगी)(?: \\S+){0,2}|(?:purana|pichla|पुराना|पिछला) (?:game|save|khel|गेम|खेल)(?: \\S+){0,4}`,
  ],
  [
    'credits',
    `(?:credits|xp|क्रेडिट)|${LEAD}(?:mere|mera|meri|my|all my|मेरे)(?: \\S+)? (?:credits?|xp|points?|score|coins? balance|rank|क्रेडिट|पॉइंट)(?: \\S+){0,4}|${LEAD}(?:what|which)(?: s| is)? (?:level|rank|score) (?:am i|is mine|do i have|have i)(?: \\S+){0,2}|(?:ye|yeh|yah|kya ye|kya yeh|यह|ये|क्या यह|क्या ये) (?:\\S+ )?(?:free|muft|मुफ़्त|फ्री) (?:hai|h|है|me|में)(?: \\S+){0,2}|${LEAD}(?:have to|need to|must i|do i) pay(?: (?:for|to) (?:this|the|play|continue|read|more|it)(?: \\S+)?)?${TAIL}|(?:paise|paisa|पैसे|पैसा)(?: (?:bhi|भी))? (?:lagenge|lagega|lagte|dene padenge|लगेंगे|लगेगा|लगते)(?: (?:kya|क्या|is|isme|इसमें))*|${LEAD}(?:i )?(?:already )?(?:paid|bought|recharged)(?: .{0,20})? (?:continue|credits?|premium|play|account|unlock)${TAIL}|${LEAD}(?:refund|money back)(?: \\S+){0,2}|how much (?:does|is|do) (?:this game|the game|this story|a turn|one turn|undo|it cost to play|premium|a credit)(?: \\S+){0,3}`,
  ],
  [
    'language',
    `${LEAD}(?:in |to )?(?:hindi|english|tamil|bengali|bangla|marathi|hinglish|telugu|urdu|gujarati)(?: (?:version|mode|language|only))?(?: (?:please|pls|plz))+|${LEAD}(?:you |it )?(?:speak|understand|support|know|have)(?: (?:in|any|other|the))* (?:hindi|english|tamil|bengali|bangla|marathi|hinglish|telugu|urdu|languages?)(?: (?:version|too|also|words))*${TAIL}|${LEAD}(?:use |speak |write |in |with )?(?:simpler|simple|easy|easier|plain|basic)(?: \\S+)? (?:english|hindi|words|language)${TAIL}|(?:\\S+ ){0,2}(?:bhasha|language|lang|भाषा)(?: ko| को)? (?:hindi|english|angrezi|marathi|tamil|bangla|हिंदी|हिन्दी|अंग्रेजी|इंग्रजी|मराठी|तमिल)(?: (?:me|mein|में))?(?: (?:kar|kr|karo|rakho|कर|करो|करा|रख|हवी)\\S*)?(?: \\S+)?`,
  ],
  [
    'storyteller',
    `(?:are|r) (?:you|u)(?: (?:a|an|even|just|like|some|actually|really))* (?:robot|machine|program|computer|real (?:person|human)|human or (?:a )?(?:bot|ai|machine|robot))(?: \\S+){0,3}|${LEAD}(?:ai|a bot|chatgpt|a computer|a robot) (?:write|make|tell|wrote|made|created?)(?: \\S+){0,3}|(?:\\S+ ){0,6}(?:made|written|told|created|generated)(?: up)? by (?:an? )?(?:ai|bot|computer|robot|machine|chatgpt|human)(?: \\S+){0,3}|(?:\\S+ ){0,7}(?:(?:or|an|is this|some|which|what) ai|ai (?:made|generated|written|wrote|story|writing|model|bot))(?: \\S+){0,4}|(?:\\S+ ){0,4}(?:ai|एआई|chatgpt|robot|रोबोट) (?:ne|se|hai|ho|h|ka|ने|से|है|हो|का)(?: (?:kya|क्या|likha|likhi|bana|bani|banaya|banayi|लिखा|लिखी|बना|बनी|बनाया|बनाई|hai|है|ye|yeh|ya insaan))*`,
  ],
  [
    'storyteller',
    `${LEAD}who(?: (?:is|s|was))* (?:the )?(?:author|writer|narrator|storyteller|developer|creator|game ?master)(?: \\S+){0,4}|(?:ye |yeh |yah |is |यह |ये |इस )?${TOLD} (?:ko |को )?(?:kisne|kis ne|किसने) (?:likh|bana|लिख|बना)\\S*(?: \\S+){0,3}|.*\\b(?:cry|love|loved|loving|amazing|beautiful|great|good|wow)\\b.{0,20}who (?:wrote|made) (?:it|this)`,
  ],
  [
    'undo',
    `(?:galat|galti se|ग़लत|गलत|गलती से) (?:\\S+ )?(?:choose|chuna|chun|select|click|dab|press|चुन|दब|क्लिक)\\S*(?: \\S+){0,3}|take me back (?:one|a|to the (?:last|previous))(?: \\S+){0,2}|(?:मागच्या|आधीच्या|मागील) (?:पानावर|दृश्यावर|पायरीवर|पान)(?: \\S+){0,3}|(?:আগের|পেছনের) (?:পাতায়|দৃশ্যে|ধাপে)(?: \\S+){0,3}|(?:முந்தைய|போன) (?:பக்க|காட்சி)\\S*(?: \\S+){0,3}`,
  ],
  [
    'length',
    `${LEAD}how (?:long|much longer)(?: (?:is|will|does|s))*(?: (?:this|the (?:whole|entire) thing|it take|this take|it go on|this go on|this (?:all|going to) take))(?: (?:to (?:finish|complete|end|play|read)|take|last|altogether|in total))*${TAIL}|${LEAD}how much (?:more|is left|longer)(?: (?:is|of|left|to go|the|this))* (?:story|game|to (?:play|read|go))${TAIL}|how much more${TAIL}|${LEAD}(?:near|close to|almost at|at) the end(?: (?:yet|of (?:this|the) (?:story|game)))?${TAIL}|is this the (?:end|ending|last (?:scene|page|part))${TAIL}|when (?:does|will|is) (?:it|this)(?: \\S+)? (?:end|over|finish|done)${TAIL}|how far (?:am i|along am i|have i (?:come|got))(?: (?:in|into|through) (?:the|this) (?:story|game))?${TAIL}|${LEAD}(?:how many|number of) (?:endings?|scenes?|chapters?|turns?|parts?|levels?|pages?)(?: \\S+){0,5}`,
  ],
  [
    'length',
    `(?:aur |और )?(?:kitna|kitni|kitne|कितना|कितनी|कितने)(?: (?:aur|और))? (?:baki|baaki|bacha|bachi|bache|lamba|lambi|बाकी|बचा|बची|बचे|लंबा|लंबी)(?: (?:hai|h|hain|ye|yeh|${TOLD}|है|हैं|यह|ये|abhi|अभी))*|(?:${TOLD} |ye |yeh |यह |ये )*(?:kab|कब)(?: (?:tak|तक))? (?:khatam|khtm|khatm|end|ख़त्म|खत्म|पूरी|puri|poori)(?: (?:hogi|hoga|hota|hoti|होगी|होगा|होता|होती|${TOLD}|ye|yeh|यह))*`,
  ],
  [
    'show',
    `${LEAD}(?:are there |is there |any |show me |show )(?:a |an |any |some |me )*(?:picture|pictures|image|images|photo|photos|illustration|drawing|pic|pics)(?: of (?:this|it|the scene|the place|this scene))?(?: (?:for|in|of) (?:this|the) (?:scene|story|game|part|place))?${TAIL}`,
  ],
]

/** What is said to people as well, and about playing only where it is all that was said. */
export const ALONE_OUTSIDE: readonly (readonly [HintTopic, string])[] = [
  [
    'thanks',
    `(?:thanks|thank you|thx|ty)(?: (?:a lot|so much|very much|man|bro|dude|yaar|friend))*(?: (?:this|it|that)(?: (?:is|was|s))?(?: (?:so|really|very|super))* (?:fun|good|great|nice|cool|helpful|awesome|helps|helped))?|${LEAD}(?:(?:loving|love|loved|enjoying|enjoyed|like|liked|liking) (?:this|the|your) (?:story|game|app)|(?:this|it|that) (?:is|was|s) (?:so |really |very |super |such |a )*(?:fun|cool game|good story|great story|beautiful story|nice story|amazing story|good game|fun game))(?: (?:so much|so far|lol|already|btw))*${TAIL}`,
  ],
  [
    'thanks',
    `(?:bahut |bohot |बहुत |क्या |kya )*(?:maza|mazaa|maja|mza|मज़ा|मजा) (?:aa|aaya|aya|आ|आया)(?: (?:gaya|gya|raha|rha|गया|रहा|hai|है|yaar|यार|bhai|भाई))*|(?:bahut |bohot |bahot |बहुत |kitni |कितनी )+(?:acchi|achi|achhi|badhiya|sundar|mast|अच्छी|बढ़िया|सुंदर|प्यारी) ${TOLD}(?: (?:hai|h|thi|lagi|है|थी|लगी))*|(?:shukriya|dhanyavaad|dhanyavad|धन्यवाद|शुक्रिया)(?: (?:dost|bhai|yaar|ji|दोस्त|भाई|यार|जी|बहुत|बहुत बहुत))+`,
  ],
  [
    'quit',
    `${LEAD}(?:i )?(?:ve |have |has )?(?:gotta|got to|have to|need to|must) (?:go|leave|run|sleep|work)(?: (?:now|for now|for dinner|for lunch|to (?:bed|work|school|class)|and|bye))* (?:bye|see ya|ttyl|later)(?: \\S+)?|gotta go${TAIL}|(?:ok |okay |chalo |accha |acha |thik hai |theek hai |alright |well )+(?:bye|tata|ta ta|alvida|good ?night|gn|see (?:you|ya)(?: later)?)(?: (?:bye|all|guys|everyone))*|(?:main |mai |mein |मैं |हम )?(?:ja|chal|चल|जा) (?:raha|rahi|rha|rhi|रहा|रही)(?: (?:hu|hun|hoon|हूं))? (?:bye|tata|alvida|बाय|अलविदा)|(?:bas |बस |ab |अब |aur |और |mujhe |मुझे )+(?:nahi|nahin|nhi|नहीं) (?:khelna|khelni|padhna|खेलना|पढ़ना)(?: \\S+)?|(?:see (?:you|ya)|cya|ttyl|tata)(?: (?:later|soon|tomorrow|guys|all))*|(?:बाय|टाटा)(?: बाय| टाटा)*`,
  ],
  [
    'undo',
    `(?:oops|oopsie|uh oh|whoops)(?: (?:wrong|my bad|sorry|mistake|not that|no)(?: (?:one|choice|button|option|thing))?)*${TAIL}`,
  ],
]
