/** What one does. A row a meaning: English | Hindi. */
export const DEED_WORDS = `
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
look see watch observe examine inspect check stare gaze peek spy view glance saw show | देखना निहारना ताकना झाँकना नज़र
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
inform report news notify | ख़बर सूचना बताना
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
