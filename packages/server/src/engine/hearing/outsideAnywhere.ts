import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

/** Words that lead up to such a sentence, in any number and order. */
export const LEAD =
  '(?:(?:but|and|so|also|then|or|i|id|ill|we|want|wanna|would|like|need|to|know|tell|me|us|can|could|u|you|please|pls|plz|remind|wait|hang|hold|on|hey|hi|hello|um+|uh+|er+|hm+|ok|okay|ohh?|no|idk|dunno|seriously|honestly|forgot|forget|wondering|wonder|just|really|actually|again|now|here|first|sorry|bro|dude|man|guys|yaar|bhai|sir|lol|well|literally|not|sure|have|ve|idea|am|is|there|a|way|any|it|this|that|explain|question|quick|help|stuck|lost|confused|im|m|what|whats|game|story|narrator|storyteller|possible|how|do|does|the|lets|let|maybe|gonna|going|got|s|d|mate|pal|arre|are|arey|mujhe|mujhko|kya|zara|abhi|ab|main|mai|mein|acha|accha|acchha|toh|bas|ek|minute|min|sec|second|moment|excuse|before|since|dont|get|understand|all) )*'
/**
 * What nobody says in a story: enough where it is one of the sentences that were said. English, and
 * Hindi as it is typed in either script; plain texts. The order is that of asking.
 */
export const ANYWHERE_OUTSIDE: readonly (readonly [HintTopic, string])[] = [
  [
    'storyteller',
    `(?:\\S+ ){0,5}(?:are|r|is|am i|i am|m i|were)(?: \\S+){0,3} (?:ai|a bot|bot|chat ?gpt|gpt|gemini|claude|llm|chatbot|language model)(?: (?:or|like|model|bot|generated|too|person|human|real|an?|something|thing|here|wala|ai|gpt|chat)){0,6}`,
  ],
  [
    'storyteller',
    `${LEAD}(?:who|which (?:ai|model|llm|bot)|what (?:ai|model|llm)|is a human|is somebody|is someone|does (?:an? )?ai)(?: is| s)? (?:writes?|wrote|writing|written|made|makes|tells|telling|narrates|narrating|created|runs|generates|behind)(?: (?:this|these|the|all|of))* (?:story|game|app|site|website)(?: .{0,16})?`,
  ],
  [
    'storyteller',
    `${LEAD}(?:(?:tum|tu|aap|ye|yeh|yah|kya tum|तुम|तू|आप|ये|यह)(?: \\S+){0,3} (?:ai|bot|एआई|बॉट)(?: (?:ho|hai|h|kya|na|hain|हो|है|हैं|क्या|likh|bana|raha|rahi|रहा|लिख|बना|ne|ने)\\S*)+)`,
  ],
  [
    'credits',
    `${LEAD}(?:how|where|what|why|when|kaise|kahan|kitne|kitna|kya|कैसे|कहां|कितने|कितना|क्या|need|get|buy|earn|more|no|out of|free|any)(?: \\S+){0,6} (?:credits?|xp|क्रेडिट|एक्सपी|pricing|premium|subscription)(?: .{0,40})?`,
  ],
  [
    'credits',
    `${LEAD}(?:credits?|xp|क्रेडिट) (?:kaise|kahan|kitne|kitna|kyu|kyun|kya|khatam|kam|milenge|milega|mil|chahiye|lag|कैसे|कहां|कितने|कितना|क्या|ख़त्म|खत्म|मिल|चाहिए|लग)\\S*(?: .{0,40})?|(?:is (?:this|it|the game|this game)|kya (?:ye|yeh)) (?:game )?(?:for )?(?:free|paid)(?: .{0,20})?`,
  ],
  [
    'language',
    `${LEAD}(?:change|switch|set|select|choose|badlo|badalna|badal)(?: \\S+){0,3} (?:language|lang|bhasha|bhaasha)(?: .{0,30})?|${LEAD}(?:language|lang|bhasha|bhaasha|भाषा)(?: \\S+){0,2} (?:change|switch|settings?|option|options|badlo|badle|badal|बदल)\\S*(?: .{0,20})?`,
  ],
  [
    'language',
    `(?:(?:can|could|may|do|does|will|would|is|are)(?: \\S+){1,5}|(?:speak|talk|write|reply|answer|play|switch|change|tell|read|translate)(?: \\S+){0,4}|please|i (?:want|need|would like|prefer)(?: \\S+){0,4}) (?:in|to|into) (?:hindi|english|tamil|bengali|bangla|marathi|telugu|urdu|gujarati|punjabi|kannada|malayalam|hinglish)(?: (?:please|pls|instead|language|version|also|too|yaar|bro|now|only))*`,
  ],
  [
    'language',
    `${LEAD}(?:hindi|english|angrezi|angreji|marathi|tamil|bangla|हिंदी|हिन्दी|अंग्रेजी|अंग्रेज़ी|मराठी|तमिल|बांग्ला) (?:me|mein|mai|में|मे) (?:(?:ho|kar|kr|bol|bolo|baat|khel|likh|batao|bata|sunao|chahiye|padh|milega|hai|हो|कर|बोल|बात|खेल|लिख|बता|सुना|चाहिए|पढ़|मिलेग|है|कहानी)\\S*)(?: .{0,20})?`,
  ],
  [
    'length',
    `${LEAD}(?:how (?:long|many|much (?:more|is left|longer|of))|when (?:does|will|is)|kitn[aie]|कितन[ीाे])(?: \\S+){0,5} (?:game|app|turns?|scenes?|chapters?|levels?|endings?|minutes till|left in (?:the|this) (?:story|game)|this story|the story|khel|kahani|ant|कहानी|खेल|अंत|दृश्य|सीन)(?: (?:are|r|is|do|does|i|have|there|left|take|takes|has|this|the|in|end|ends|ending|over|finish|game|story|till|until|more|remaining|to|go|get|hai|hain|bachi|baki|bacha|lambi|lamba|aur|है|हैं|बची|बाकी|लंबी))*`,
  ],
  [
    'who',
    `${LEAD}(?:who|what) (?:am i|i am)(?: (?:again|here|supposed|meant|to|be|playing|exactly|anyway|in|this|the|game|story|scene|tale|even|now|as|a|character|thing|whole|all|and (?:what|why|where|how) .*))*`,
  ],
  [
    'who',
    `${LEAD}(?:who|which|what)(?: (?:character|person|role|one|animal))? (?:do|am|are|is|s|m) (?:i|we|my|the)(?: (?:supposed|meant|to))* (?:play|playing|being|control|controlling|role|character|player|hero|main character|protagonist)(?: .{0,24})?|${LEAD}(?:whats|what is|what s|who is|whos|tell me|forgot|remind me) my (?:name|role|characters?|part)(?: .{0,24})?`,
  ],
  [
    'who',
    `${LEAD}am i (?:playing (?:as )?)?(?:a |the )?(?:boy|girl|man|woman|male|female|human|animal|hero|narrator|main character|king or|boy or.*|girl or.*|man or.*|woman or.*)(?: .{0,24})?|${LEAD}(?:mera|meri|मेरा|मेरी) (?:role|kirdar|kirdaar|character|रोल|किरदार|भूमिका)(?: .{0,24})?|${LEAD}(?:main|mai|mein|मैं) (?:is|iss|इस) (?:\\S+ )?(?:me|mein|में) (?:kaun|kon|कौन)(?: .{0,16})?`,
  ],
  [
    'help',
    `${LEAD}(?:what|wat|which|where)(?: (?:are|r|s|all|other|else))*(?: (?:my|the|our|available|possible|other))* (?:options?|choices|commands?|controls|moves)(?: .{0,40})?|${LEAD}(?:show|list|give|tell|see|repeat|read|know)(?: (?:me|us|out|all|again|what|the|my|of))* (?:options?|choices|commands?|instructions|controls|hints?|tutorial)(?: .{0,30})?`,
  ],
  [
    'help',
    `${LEAD}(?:what|wat|anything|something|things?|stuff|kya) (?:else )?(?:(?:that )?i can|can i|could i|am i able to|do i have to|should i|i should|to|i am supposed to|am i (?:even )?(?:supposed|meant|allowed) to|im supposed to) (?:do|say|type|write|enter|choose|try|ask)(?: (?:here|now|next|at this point|in this|in the|game|story|scene|exactly|please|again|then|right now|this|part|bit|place|spot|of|for me|or|say|do|type))*`,
  ],
  [
    'help',
    `${LEAD}how(?: (?:do|does|can|should|would|to|is|am|exactly|on earth|the hell))*(?: (?:i|we|you|one|this|it|the))* ?(?:supposed to |meant to )?(?:play|work|proceed|progress|win|use|advance|interact|start)(?: (?:this|it|the|that|app|game|site|thing|website|exactly|on|here|out|at|story|screen|box|buttons?|in))*`,
  ],
  [
    'help',
    `${LEAD}(?:need|want|give|any|a|some|got|have|use|little|small|another|koi|ek|thoda|थोड़ा|कोई|एक)(?: (?:me|a|an|some|any|small|little|bit|of|one|more))* (?:hints?|clues? please|hint|hent|walkthrough|tutorial|instructions|spoiler|हिंट|हेल्प)(?: .{0,40})?`,
  ],
  [
    'help',
    `${LEAD}(?:i m|im|i am|we are|were|am|feeling|totally|completely|so|little|bit|getting) (?:really |totally |so |completely |kinda |a bit |quite |very |just |a little )*(?:stuck|confused|clueless|lost)(?: (?:here|now|rn|what|how|do|to|type|say|write|go|help|pls|please|bro|yaar|again|in this game|in this story|with this|at this part|give|me|a|hint|can|you|do))*|${LEAD}(?:this (?:is|game is|makes)|it is|its|it s|makes)(?: (?:so|very|too|really|all))* (?:confusing|no sense)(?: .{0,20})?`,
  ],
  [
    'help',
    `${LEAD}(?:i )?(?:dont|do not|cant|cannot|didnt|not|never)(?: (?:really|even|quite|at all))* (?:understand|get|know|figure out|see)(?: (?:what|how|where|wat))(?: (?:to|i|im|am|should|can|the|this|is|a|my|supposed|meant|even))* (?:do|say|type|write|play|choose|pick|click|press|happening|going on|works?|game|app|options)(?: .{0,30})?`,
  ],
  [
    'undo',
    `${LEAD}(?:undo|rewind|redo)(?: (?:it|this|that|the|my|last|previous|move|step|turn|action|choice|please|pls|button|one|thing|bit|kar|karo|kro|karna|karun|hai|kaise|how|do|i|yaar|bro))+|${LEAD}(?:go|take me|get|move|step|jump|want) back(?: (?:to|one|a))*(?: (?:the|my|last|previous|a|one|page|few))* (?:page|step|turn|choice|screen|scene|move|decision|point|steps|option|(?:part|bit|place|moment) before)(?: .{0,24})?`,
  ],
  [
    'undo',
    `${LEAD}(?:different|other|another|change my) (?:choice|option|answer|decision|pick)(?: (?:instead|last time|before|please|now|from before|earlier))*|${LEAD}(?:i )?(?:want|wanna|need|like|can i|let me)(?: (?:to|d))* (?:choose|pick|try|take) (?:again|differently|another (?:option|choice)|the other (?:option|choice))|${LEAD}(?:change my (?:mind|choice|answer)) .{0,20}(?:option|choice|again|choose|pick)(?: .{0,20})?|${LEAD}(?:mis ?click(?:ed)?|wrong (?:button|choice|option))(?: .{0,30})?`,
  ],
  [
    'restart',
    `${LEAD}(?:restart|reset|new game|start (?:over|anew|afresh)|begin again|replay|play again)(?: (?:the|this|my|whole|entire|game|story|from|beginning|start|over|please|pls|now|kar|karo|do|button|option|everything))*|${LEAD}(?:start|begin|play|go|take me|back|do)(?: (?:it|this|the|all|me|whole|story|game|again|over|back))* (?:from|to|at) the (?:very )?(?:start|beginning|first (?:page|scene))(?: .{0,20})?`,
  ],
  [
    'save',
    `${LEAD}(?:save|saved|saving|bookmark) (?:my |the |this |our )?(?:game|place|progress|session|spot|point|it)(?: .{0,30})?|${LEAD}(?:does|do|is|will|can|did|has|if)(?: \\S+){0,4} (?:saved?|auto ?saved?|saving)(?: (?:automatically|this|it|my|progress|game|here|now|later|so|i|can))*|${LEAD}(?:come back|continue|finish|play|resume|carry on|read)(?: (?:this|it|the|game|story|playing|from here|again|rest|with))* (?:later|tomorrow|tonight|another (?:day|time)|next time|some other time|after (?:lunch|dinner|work|class|school))(?: .{0,20})?`,
  ],
  [
    'quit',
    `${LEAD}(?:quit|exit|log me out of|close|end|leave|stop|out of|get out of|uninstall|pause|delete)(?: (?:playing|the|this|my))* (?:game|app|session|site|website|playing|tab|screen)(?: .{0,24})?|${LEAD}(?:log|sign) ?(?:me )?(?:out|off)(?: .{0,20})?|(?:i ?gotta go|gtg|brb|ttyl|afk)(?: (?:now|bye|later|sorry|guys|my .*|will .*|thanks))*`,
  ],
  [
    'skip',
    `${LEAD}(?:skip|fast forward|jump)(?: (?:to|ahead|this|the|that|it|all|over|whole|next|boring|long|ahead to))* (?:part|scene|text|intro|bit|ending|end|next|ahead|story|chapter|dialogue|forward|talk|good part|action|stuff|page)(?: .{0,20})?|${LEAD}(?:boring|booooring|too long didnt read|tldr|tl dr|bored)(?: (?:now|lol|yaar|af|game|story|story|skip|next|this|it|is|bro|please|move on|continue))*`,
  ],
  [
    'undo',
    `${LEAD}(?:i )?(?:didnt|did not|never)(?: really)? (?:mean|want)(?: (?:to|that|it|this))* (?:pick|click|press|choose|send|type|enter)(?: (?:that|it|this|one))*|${LEAD}(?:clicked|pressed|tapped|hit|picked|chose|typed|selected)(?: \\S+){0,2} (?:wrong|mistake|accident|accidentally)(?: .{0,20})?|${LEAD}(?:pick|choose|take|try)(?: a| an)? (?:another|different|other) (?:option|choice|one)`,
  ],
  [
    'save',
    `${LEAD}(?:will|is|does|did|do|are)(?: \\S+){1,4} (?:saved|auto ?saved?|my (?:progress|place|game))(?: (?:get|be|lost|gone|still|if|when|automatically|somewhere|later|i|close|leave|come|go|back|the|this|tab|app|game|now|everything|my|progress|it))*`,
  ],
  [
    'help',
    `${LEAD}(?:rules|instructions|tutorial|controls|whats the (?:goal|objective|point|aim)|what is the (?:goal|objective|point|aim))(?: (?:the|of|this|game|rules|here|to|me|how|it|please|story|works?))*|${LEAD}(?:idk|dunno|no idea|no clue|clueless)(?: (?:what|how|to|do|say|type|here|lol|man|bro|help|now))*`,
  ],
  [
    'help',
    `${LEAD}(?:(?:kind|type|sort) of (?:game|app|site)|(?:is|are) (?:this|the) (?:game|app|site))(?: is this)?(?: (?:about|for|even|supposed|to|be))*|${LEAD}(?:i )?(?:do i have to|must i|do i need to|should i|can i)(?: (?:only|just|also|even))* (?:pick|choose|select|click|type)(?: .{0,40})?|${LEAD}(?:if|happens) (?:i|if i) (?:dont )?(?:type|write|pick|choose|click|press)(?: .{0,24})?`,
  ],
  [
    'help',
    `${LEAD}(?:the )?(?:does )?(?:the )?(?:immerse|continue|undo|act|show) (?:button|command|do|mean|work|key)s?(?: .{0,16})?|${LEAD}(?:textbox|text box|input box|menu|keyboard|(?:buttons?|icons?) (?:for|do|does|mean))(?: (?:for|do|does|mean|here|is|are|where|this))*`,
  ],
]
