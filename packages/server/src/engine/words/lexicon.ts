/**
 * Words that mean one thing to a player, a row a meaning: English, then Hindi. Hindi in Latin letters
 * is recognised by its sound and needs no row. A word may stand in several rows.
 */
const DEEDS = `
go walk head move run step travel leave went gone proceed wander march dash rush hurry | जाना चलना बढ़ना निकलना दौड़ना
come arrive reach approach came | आना पहुँचना आया आई
return back retreat home withdraw flee | लौटना भागना वापस वापिस पलटना घर
follow chase tail track trail pursue shadow after behind | पीछा पीछे पीछेपीछे निशान
enter inside into | अंदर भीतर घुसना दाखिल
climb up ascend hill mountain uphill above upstairs | चढ़ना ऊपर पहाड़ पहाड़ी टीला
descend down below dive downstairs underneath | उतरना नीचे तले
cross pass ford bridge | पार लाँघना
fly flew flight | उड़ना उड़ान
swim float sail row boat ferry raft | तैरना नाव नौका
flee escape fled run | भागना फरार
take grab pick seize get collect keep accept fetch catch snatch took | लेना उठाना पकड़ना रखना थामना लूँगा लूँगी
lift raise hoist pick | उठाना उठा
carry bring bear haul take bundle load burden | ढोना लाना उठाना बोझ गठरी लेकर leke
give hand offer pass gift present grant gave hand | देना सौंपना थमाना भेंट दूँगा दूँगी
giveback restore return hand | लौटाना वापस
pull draw drag tug yank remove | खींचना निकालना
push shove press | धकेलना दबाना
throw toss hurl fling cast | फेंकना
drop let release free loose | छोड़ना आज़ाद रिहा
leave abandon ignore avoid skip quit | छोड़ना टालना त्यागना अनदेखा
tie bind knot fasten rope thread string | बाँधना गाँठ रस्सी धागा डोर
untie loosen unknot | खोलना
open unlock unseal unfold rip tear slit opened | खोलना खुलना
close seal shut lock reseal closed sealed | बंद मूँदना ताला मुहर
break smash shatter crack destroy broke | तोड़ना फोड़ना टूटना फाड़ना
burn fire flame torch stove feed pyre ignite scorch kindle hearth | जलाना आग चूल्हा भट्टी लपट सुलगाना
light lit lamp lantern candle torch flame match strike | दीया दीपक चिराग लालटेन मशाल माचिस जलाना रोशनी बत्ती
extinguish douse snuff | बुझाना
look see watch observe examine inspect stare gaze peek spy view glance saw show | देखना निहारना ताकना झाँकना नज़र
show reveal display present | दिखाना दर्शाना
meet receive welcome greet visit | मिलना स्वागत
read recite aloud loud | पढ़ना बाँचना सुनाना
write pen reply ink | लिखना कलम लेखनी
sign signature name | हस्ताक्षर दस्तख़त नाम
compare match side together against next | मिलाना तुलना
hear listen heard | सुनना
speak talk say tell call utter said told shout | बोलना कहना बताना सुनाना बतियाना बात
ask question inquire wonder enquire query | पूछना सवाल
answer reply respond response | जवाब उत्तर
call summon gather assemble invite together crowd | बुलाना पुकारना जुटाना इकट्ठा
shout cry scream yell call | चिल्लाना चीख़ना पुकारना आवाज़
whisper murmur softly | फुसफुसाना धीरे
silent quiet hush mute silence | चुप मौन ख़ामोश चुप्पी जीभ ज़ुबान मुँह
quietly silent sneak stealth secretly unseen creep tiptoe | चुपचाप चुपके चुप छिपकर आहिस्ता
sing song hum chant | गाना गीत
dance | नाचना नृत्य
play music flute drum | बजाना बाँसुरी ढोल
ring bell chime toll | बजाना घंटी घंटा
pray worship bless prayer kneel bow | प्रार्थना पूजा प्रणाम नमन झुकना
promise swear vow oath word pledge | वादा वचन क़सम प्रतिज्ञा शपथ
agree accept yes consent okay | मानना मंज़ूर हाँ haan han स्वीकार राज़ी क़बूल सहमत
condition terms | शर्त
obey rule law order command | नियम क़ानून आज्ञा हुक्म
refuse reject deny decline | मना इनकार ठुकराना
confess admit own guilt blame fault mistake wrong sorry apologise apologize | मानना दोष ग़लती कसूर क़बूल माफ़ी
forgive pardon mercy spare | माफ़ क्षमा दया
truth true honest reveal expose | सच सत्य सचाई उगलना
lie false deceive cheat trick fool | झूठ धोखा छल
meaning mean explain interpret | मतलब अर्थ मायने समझाना
know understand learn recognise recognize knew known | जानना समझना पहचानना मालूम
teach show instruct train taught lesson | सिखाना पढ़ाना सीखना
letbe passive resign | होनी
verbatim exactly literally | अक्षर
think decide consider ponder | सोचना विचारना
remember recall memory | याद
forget forgot | भूलना
help save rescue aid assist protect | मदद बचाना सहायता रक्षा
fight attack strike hit battle beat war | लड़ना मारना लड़ाई युद्ध
kill slay murder stab | मारना हत्या
stop cease halt end enough quit | रोकना बंद बस थमना
wait stay remain linger keep watch | रुकना ठहरना इंतज़ार प्रतीक्षा रहना राह
sit seat squat | बैठना
stand rise | खड़ा उठना
sleep rest doze nap slept | सोना नींद आराम
wake awake rise | जागना जगाना
hide conceal bury cover hid | छिपना छिपाना छुपना ढकना
search seek find hunt explore discover locate get fetch | ढूँढ़ना खोजना तलाश पाना
choose pick select | चुनना
buy purchase pay price | ख़रीदना दाम क़ीमत
sell trade barter | बेचना बिकना
steal rob thief stole | चुराना चोरी चोर
share divide split portion turn part third half | बाँटना हिस्सा बारी
eat feed food hungry hunger meal bite starve | खाना भोजन भूखा भूख
drink sip thirst thirsty drank | पीना प्यास
cook kettle steam boil | पकाना भाप केतली उबालना
wash clean bathe | धोना नहाना साफ़
touch hold feel hand grip | छूना हाथ पकड़ना
wear put clothe garment cloth | पहनना ओढ़ना कपड़ा वस्त्र
spread stretch open | फैलाना
turn face toward | मुड़ना मुँह मोड़ना
jump leap | कूदना छलाँग
fall drown sink sinking drowning drowned | गिरना डूबना धँसना
begin start | शुरू आरंभ
repeat again more | दोहराना दुबारा दोबारा फिरसे
change swap alter | बदलना
count number reckon counted | गिनना गिनती संख्या नंबर
weep cry mourn tears sob | रोना आँसू
laugh smile | हँसना मुस्कुराना
fear afraid scared frightened dread | डरना डर भय
love marry wed kiss | प्यार प्रेम शादी विवाह
trust believe faith | भरोसा विश्वास
challenge dare riddle | चुनौती पहेली ललकारना
swallow drink poison | निगलना विष ज़हर
`

const THINGS = `
letter envelope mail message note telegram post | चिट्ठी chithi पत्र ख़त लिफ़ाफ़ा संदेश डाक
paper page parchment | काग़ज़ पन्ना
book ledger register scroll manuscript record diary | किताब पुस्तक पोथी बही रजिस्टर खाता ग्रंथ
hand handwriting writing script wrist | लिखावट लिखाई हाथ
address return | पता
door gate entrance | दरवाज़ा द्वार फाटक किवाड़
window lit | खिड़की
house home hut | घर मकान झोंपड़ी
room chamber hall | कमरा कक्ष
hole pigeonhole slot shelf | ख़ाना छेद गड्ढा
floor floorboard ground | फ़र्श ज़मीन
box chest casket bag sack | संदूक डिब्बा पेटी थैला झोला
key lock | चाबी कुंजी
knife blade sword dagger weapon | चाकू छुरी तलवार हथियार
bow arrow | धनुष तीर बाण
gold coin money treasure reward prize jewel | सोना सिक्का धन पैसा ख़ज़ाना इनाम
ring jewel | अँगूठी
throne crown seat office chair | गद्दी सिंहासन मुकुट ताज कुर्सी
tea chai cup | चाय प्याला
water pond lake pool river stream well | पानी जल ताल तालाब झील नदी
stepwell well cistern | बावड़ी कुआँ
river stream | नदी धारा
sea ocean shore | समुद्र सागर
stream ditch gully ravine drain | नाला
bank shore side edge | किनारा तट
forest jungle wood trees | जंगल वन
tree branch bough banyan | पेड़ डाल वृक्ष बरगद टहनी
fruit mango flower | फल आम फूल
stone rock cairn | पत्थर चट्टान
cave den lair | गुफा माँद
road path way street trail | रास्ता राह सड़क पगडंडी
bus cart train | बस गाड़ी
village town | गाँव बस्ती
city | नगर शहर
market bazaar shop | बाज़ार हाट दुकान
square plaza court | चौक चौराहा आँगन
temple shrine altar | मंदिर मठ
palace fort castle | महल क़िला
pass ridge valley | दर्रा घाटी
sky cloud heaven | आकाश आसमान बादल
sun sunrise dawn morning | सूरज भोर सुबह सवेरा
evening dusk sunset | साँझ शाम संध्या
night dark midnight tonight darkness | रात अँधेरा
moon star | चाँद तारा
rain storm | बारिश वर्षा बरसात
wind breeze air | हवा
tomorrow yesterday | कल
today now | आज
king raja emperor majesty ruler | राजा सम्राट महाराज
queen rani | रानी
minister vizier advisor diwan | मंत्री दीवान वज़ीर
clerk scribe secretary | मुंशी
soldier guard warrior | सैनिक सिपाही पहरेदार योद्धा
council meeting assembly gathering court | पंचायत सभा बैठक दरबार
judge verdict justice | फ़ैसला न्याय पंच
messenger envoy runner postman | दूत हरकारा
master teacher guru schoolmaster | गुरु मास्टर
sage hermit monk saint baba | साधु ऋषि मुनि बाबा
officer inspector police official | अफ़सर दारोग़ा इंस्पेक्टर
boy child kid son lad fawn baby | लड़का बच्चा बेटा बालक छौना
girl daughter | लड़की बेटी
mother amma mum mom mama ma | माँ अम्मा माता
father dad papa | पिता बाप पापा
husband man | पति आदमी
wife woman widow lady | पत्नी औरत स्त्री बीवी विधवा
brother sister | भाई बहन
grandmother grandma granny elder | दादी नानी
grandfather | दादा नाना
friend companion kin people own | दोस्त मित्र अपना लोग
enemy foe | दुश्मन शत्रु
stranger | अजनबी
god goddess | देवता भगवान देवी ईश्वर
ghost spirit demon | भूत प्रेत राक्षस
animal beast creature cattle | पशु जानवर
bird birds | पंछी चिड़िया पक्षी परिंदा
feather plume wing | पंख पर
tooth teeth fang | दाँत
tail hoof claw paw | पंजा खुर पूँछ
tiger lion | बाघ शेर
jackal fox | सियार लोमड़ी गीदड़
crow raven | कौआ कागा काग कौवा
peacock peahen | मोर मोरनी
snake serpent cobra naga | साँप नाग सर्प
elephant tusker | हाथी हथिनी
deer stag doe | हिरण मृग
monkey ape | बंदर वानर
horse mare | घोड़ा
dog wolf | कुत्ता भेड़िया
fish crocodile | मछली मगर
cow bull ox | गाय बैल
bat | चमगादड़
language tongue speech dialect | बोली भाषा ज़ुबान
word words sentence line phrase letter | शब्द वाक्य अक्षर बात लफ़्ज़
story tale legend | कहानी कथा क़िस्सा
name called | नाम
secret mystery | राज़ भेद रहस्य
dream vision | सपना
death dead die died grave happened | मौत मृत्यु मरना हुआ
life alive | जीवन ज़िंदगी
blood wound | ख़ून घाव
voice sound noise footstep | आवाज़ आहट ध्वनि
sentence punishment | सज़ा दंड
`

const QUALITIES = `
blue | नीला
red | लाल
green | हरा
white | सफ़ेद
black dark | काला
old ancient former previous predecessor | पुराना बूढ़ा
new fresh young | नया
big large huge | बड़ा
small little tiny | छोटा
both two pair | दोनों
all everyone everything everybody whole entire every | सब सबको सारे सारा सभी पूरा
alone lonely single | अकेला
empty bare hollow blank plain | ख़ाली
own self mine | अपना ख़ुद
right real true correct | सही असली ठीक
same exact | वही वैसा जैसा ठीक
tenth ten | दसवाँ दस
ninth nine | नौवाँ नौ
third three | तीसरा तीन
dry drought | सूखा
front before public openly | सामने
far distant | दूर
near close beside | नज़दीक क़रीब
`

/** Rows of words, each with what it means in either language. */
export const LEXICON: readonly { english: readonly string[]; hindi: readonly string[] }[] = [
  DEEDS,
  THINGS,
  QUALITIES,
]
  .flatMap((rows) => rows.trim().split('\n'))
  .map((row) => row.split('|').map((words) => words.trim().split(/\s+/u).filter(Boolean)))
  .map(([english = [], hindi = []]) => ({ english, hindi }))
