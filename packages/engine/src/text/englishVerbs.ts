/** Verbs at the start of choices and commands, in the form that follows "you". */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  `abandon accept accuse admit advance agree aim allow answer appeal apologise apologize approach argue
  arrest ask attack avoid await back bar bargain bathe beat beg begin believe bend betray bid bind bite
  bless blow board borrow bow break breathe bribe bring build burn bury buy call calm carry cast catch
  challenge change charge chase check choose claim climb close collect come comfort command complain
  confess confront console continue cook count cover crawl creep cross crouch cry curse cut dance dare
  decide declare defend defy deliver demand deny describe dig dip dismiss dive do don't dodge drag draw drink drive
  drop dry duck eat embrace empty enter escape examine exchange explain explore extinguish face fall
  feed feel fetch fight fill find finish fix flee fling fly fold follow forgive free gather give go grab
  grasp greet guard guess guide halt hand hang head heal hear heed help hesitate hide hit hold hope hug
  hum hunt hurl hurry ignore imitate inspect insist invite join judge jump keep kick kill kiss kneel
  knock laugh lay lead lean leap learn leave lend let lie lift light linger listen lock look lower make
  march mark meditate meet melt mend mention mock mount mourn move name need obey observe offer open
  order paint pass pause pay peek peel pick place plant play plead pluck point pour praise pray prepare
  press pretend promise propose protect protest pull pursue push put question race raise reach read
  recite recline refuse release remain remember remind remove repair repeat reply rescue resist rest return
  reveal ride ring rise risk roll row rub rule run rush sacrifice sail save say scatter scream search seek
  seize sell send serve set shake share sharpen shelter shout show shut sing sit skip slap sleep slip
  smash smell smile sneak speak spend spit spread stab stand stare start stay steal steer step stop
  strike study swallow swap swear swim swing take talk taste teach tear tell test thank think threaten
  throw tie touch trace track trade travel trick trust try tuck tug turn uncover unfold unlock untie use
  visit wade wait wake walk want warn wash watch wave wear weep weigh whisper whistle win wipe wish work
  wrap wrestle write yell yield cup get have land lose notice receive roar seal sign slide
  silence descend quit clean`.split(/\s+/u),
)
