import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

const GAME = '(?:game|app|story game|thing)'
/** What may stand around such a sentence and changes nothing of it. */
export const ENGLISH_AROUND =
  '(?:hang on|hold on|remind me|um+|uh+|er+|hm+|wait|so|ok|okay|hey|well|please|pls|plz|now|again|here|bro|dude|man|sorry|actually|just|oh|huh|lol|then|yaar|bhai|pretty|quickly)'

/**
 * What players say about playing and not in it, as whole plain texts. The order is that of asking: who
 * wants to be told how to undo wants to undo.
 */
export const ENGLISH_OUTSIDE: readonly (readonly [HintTopic, string])[] = [
  [
    'undo',
    `(?:(?:can|could|how (?:do|can)|may) (?:i|we) |i (?:want|need|wanna|would like|d like) (?:to )?|let me )?(?:undo|rewind|revert|take (?:it|that|this) back|take back|go back|step back|redo)(?: (?:it|this|that|the|my|a|an|one|to|last|previous|thing|move|step|turn|action|choice|page|scene|bit|i did|please))*`,
  ],
  [
    'undo',
    `(?:can|could|may) (?:i|we) (?:please |just )?go back and (?:not |un)?(?:choose|chose|pick|take|do|change|say|tell|try|lie|go|give|ask|undo)\\b.{0,60}`,
  ],
  [
    'save',
    `(?:is|isnt) there (?:a |any )?(?:save|saving)(?: (?:button|option|feature|slot|file|point|game))*|where is (?:the |my )?save(?: (?:button|option|slot|file|game))*`,
  ],
  ['undo', `(?:undo|rewind|revert|retry|back|one step back|previous (?:page|scene|step|turn))`],
  [
    'undo',
    `.*\\b(?:mis ?click(?:ed)?|(?:by|was a|pressed|clicked|chose) (?:mistake|wrong (?:one|button|choice)))`,
  ],
  [
    'restart',
    `.*\\b(?:restart|reset|new game|start(?:ing)? (?:over|again|afresh|anew|from (?:the )?(?:start|beginning|scratch))|begin again|(?:from|to|at) the (?:very )?(?:start|beginning|first page)|from scratch|play (?:it )?again)(?: (?:the|this|my|game|story|from|beginning|over|and|play|again))*`,
  ],
  [
    'save',
    `.*\\b(?:save|bookmark|keep|store|remember) (?:my|the|this|our) (?:game|place|progress|session|spot|page|story)\\b.*|save|save (?:it|this|game|progress|here)|(?:can|how (?:do|can)|do) i (?:need to )?save.*|is (?:this|it|my progress|the game) saved|.*\\b(?:finish|continue|come back|play|resume) (?:this |it |the (?:game|story) )?(?:later|tomorrow|another (?:time|day))`,
  ],
  [
    'quit',
    `(?:quit|exit|log ?out|log ?off)(?: (?:the|this|my|game|app|story|session|now))*|(?:close|leave|end|stop)(?: (?:the|this|my))? (?:game|app|story|session|playing)(?: (?:now|the game|this game|this))*|(?:i (?:want|wanna|need|would like|have|got|am going)(?: to)?|let me|how (?:do|can) i|can i|im (?:going to|gonna)) (?:quit|exit|stop playing|leave (?:the|this) ${GAME}|log ?out|close (?:the|this) ${GAME}|end (?:the|this) ${GAME})(?: (?:now|for (?:today|now)|the game|this game|playing))*|(?:bye|goodbye|good ?night)(?: bye| for now)?|(?:im|i am) done(?: (?:playing|for (?:today|now)|with this (?:game|story)))?`,
  ],
  [
    'skip',
    `(?:skip|skip (?:it|this|that|ahead|forward|the|this part|scene|to the (?:end|next).*)|(?:can (?:i|we) |lets )?skip (?:this|the|ahead|to).*|(?:this|it|the story) (?:is|s) (?:so |too |very |really |getting )?(?:boring|slow|long)(?: skip.*)?|(?:so |too )?boring)`,
  ],
  [
    'who',
    `(?:who|what) (?:am i|i am)(?: (?:supposed to be|meant to be|playing|exactly|anyway|in (?:this|the) (?:game|story|scene|tale)|as a character))*|(?:whats|what is|tell me) my (?:name|role|character|job)(?: (?:in this|in the|story|game))*|(?:who|which character|what character|whom) (?:do|am|are) (?:i|we) (?:play|playing|being)|remind me who i am.*|.*\\bforgot who i am.*|who (?:are|r) (?:you|u)(?: (?:narrator|storyteller|game|ai|bot))?`,
  ],
  [
    'thanks',
    `(?:(?:ok|okay|oh|well|many|wow|cool|great|nice|haha|lol) )*(?:thanks|thank (?:you|u)|thankyou|thx|ty|tysm|cheers)(?: (?:a lot|so much|very much|you|man|bro|buddy|game|narrator|storyteller|for the (?:help|hint|tip|info|story|game)|that (?:helps|helped)))*`,
  ],
  [
    'thanks',
    `(?:ok|okay|okie|k|kk|fine|cool|nice|great|good|wow|awesome|amazing|lol|lmao|haha+|hehe+|got it|understood|i see|alright|sure)(?: (?:ok|okay|cool|nice|then|got it|thanks|wow|lol))*|(?:this|it|what a|such a|i (?:like|love|enjoy)|very|really|nice|great|good|cool|lovely)(?: (?:is|a|an|this|the|such|so|really|very))* (?:nice |good |great |cool |fun |lovely |beautiful |amazing )?(?:game|story|app)(?: (?:lol|btw|so far|is (?:good|great|nice|cool|fun|awesome|amazing)))*`,
  ],
  [
    'help',
    `(?:help|hint|hints|tip|clue|options?|choices|menu|commands?|instructions|tutorial|guide|rules|faq|manual|info|controls)(?: (?:me|us|out|page|menu|list|for this (?:game|scene|part)))*`,
  ],
  [
    'help',
    `(?:what|wat|which|where|how many)(?: (?:are|r|s|is|were|were|other|all|of))*(?: (?:my|the|our|all|these|possible|available|other|your))* (?:options?|choices|possibilities|commands?|actions|moves|controls|buttons?)(?: (?:are|r|is|do i have|have i got|i have|i can take|are there|there|available|for me|open|left|do we have|exactly))*`,
  ],
  [
    'help',
    `(?:but |and |then )?(?:what|wat|wht) (?:exactly |else )?(?:i can|i could|can|could|should|do|am|must|may|would|shall|are) (?:i|we|you|u)(?: (?:even|actually|really|supposed|meant|allowed|able|expected|have|want|me|need|possibly|to))* (?:do|say|type|write|enter|choose|pick|answer|click|press|try|put)(?: (?:next|now|at this point|in this (?:game|story|scene|place|situation|part)|with this (?:game|app)|in the (?:game|box)|with this|to (?:play|continue|win|win this|go on|move on|proceed)|or (?:say|do|type)))*`,
  ],
  [
    'help',
    `what(?: do i| to)? (?:do|type|say|write)(?: (?:next|now|in the box))*|what now|now what|what next then`,
  ],
  [
    'help',
    `.*\\bhow (?:(?:do|can|should|does|am|is|are) )?(?:i|we|you|one|to|this|it|the game|this game|this thing|this story)(?: (?:supposed|meant))?(?: to)? (?:play|work|works|start|proceed|progress|use this|type|win|win this|move on|make (?:a )?(?:choice|move))\\b(?: (?:this|the|it|a|game|app|thing|here|exactly|anyway|do i|type|write|anything|i|want|or))*`,
  ],
  [
    'help',
    `.*\\b(?:im|i am|i feel|am|we are|were|totally|completely|so|bit|i ve been|getting|got) (?:really |totally |so |completely |kinda |a bit |quite )?(?:stuck|confused|clueless)\\b(?: (?:here|now|in this|what|how|on|at|with|this|the|game|scene|part|puzzle|point|give|need|me|i|a|some|hint|help|clue|can|you|to|do|please))*|stuck`,
  ],
  [
    'help',
    `.*\\bi (?:dont|do not|didnt|cant|have no|got no|m not sure|am not sure|no)(?: (?:really|even|quite))? (?:understand|get|know|knw|idea|clue|figure out)(?: (?:it|this|anything|of|about|game|this game|the game|how|this works))*(?: (?:what|how|where|wat|which)(?: (?:to|i|im|am|should|can|is|the|a|my|supposed|meant|allowed|am supposed|even|one))* (?:do|say|type|write|play|choose|pick|go|going on|happening|here|works?|enter))?(?: (?:in|this|the|game|here|now|next|help|at|all|story))*`,
  ],
  [
    'help',
    `(?:.* )?(?:give|gimme|need|want|show|get|have|tell|list|repeat|see|any|offer|remind)(?: (?:me|us|some|a|an|the|my|all|any|of|another|little|small|more|again|i|can|there|are|out))* (?:hints?|clues?|tips?|help|options?|choices|instructions|commands|possibilities)(?: (?:please|for this|here|again|on this|on what to do|what to do|with this game|with this|how to play|playing|to choose from))*`,
  ],
  [
    'help',
    `can (?:i|we) (?:just )?(?:type|say|write|do) (?:anything|whatever)(?: (?:i|we) (?:want|like))?|(?:can|could) (?:you|u|someone|anyone|somebody) help(?: me)?(?: out)?(?: with this| play)?|i need (?:some )?help|help me out|is there a (?:hint|menu|help|guide|tutorial).*`,
  ],
]
