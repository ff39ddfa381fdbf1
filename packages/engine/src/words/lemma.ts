const ROWS = `go went gone going gonna goin; take took taken; give gave given; tell told; say said sed; see saw seen; come came; get got gotten; know knew known;
think thought; find found; leave left; bring brought; buy bought; catch caught; teach taught; seek sought; fight fought; hold held; keep kept; sleep slept;
weep wept; creep crept; sweep swept; feel felt; kneel knelt; deal dealt; mean meant; lend lent; send sent; spend spent; build built; bend bent; lose lost;
sit sat; stand stood; understand understood; run ran; begin began begun; drink drank drunk; swim swam swum; sing sang sung; ring rang rung; sink sank sunk;
spring sprang; write wrote written; ride rode ridden; rise rose risen; drive drove driven; hide hid hidden; bite bit bitten; eat ate eaten; fall fell fallen;
fly flew flown; grow grew grown; throw threw thrown; blow blew blown; draw drew drawn; show shown; wear wore worn; tear tore torn; swear swore sworn;
bear bore borne; break broke broken; speak spoke spoken; steal stole stolen; choose chose chosen; freeze froze frozen; wake woke woken; forget forgot forgotten;
forgive forgave; lie lying lay lain; die dying dead died; win won; make made; hear heard; pay paid; lay laid; lead led; feed fed; bleed bled; meet met; read reading;
light lit; shine shone; shoot shot; strike struck; stick stuck; dig dug; hang hung; cling clung; swing swung; spit spat; wind wound; bind bound; child children kids kid;
man men; woman women; foot feet; tooth teeth; mouse mice; goose geese; wife wives; knife knives; life lives; leaf leaves; thief thieves; wolf wolves; person people;
mother mum mom ma mama amma mummy; father dad papa daddy abba; grandmother grandma granny; grandfather grandpa; brother bro bhaiya; uncle chacha kaka; aunt auntie chachi;
picture pic; majesty highness; look lookin; talk talkin; take takin; your ur; you u; because cuz coz; tomorrow tmrw tmr; something smth sth; tonight tonite;
though tho; before b4; please plz pls; message msg; through thru; night nite; right rite; with wid wth; the da teh; and nd; from frm; what wat wht; which wich; about abt; have hv; check chek; right ryt; where whr; there thr; people ppl; want wanna; give gimme; let lemme`

const LEMMAS = new Map(
  ROWS.split(';').flatMap((row) => {
    const [base = '', ...forms] = row.trim().split(/\s+/u)
    return forms.map((form) => [form, base] as const)
  }),
)

/** The form that stands in a dictionary, for English words that bend in their own way. */
export const lemmaOf = (word: string): string => LEMMAS.get(word) ?? word
