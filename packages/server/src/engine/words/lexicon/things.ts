/** What one meets: things, places, people, creatures. A row a meaning: English | Hindi. */
export const THINGS = `
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
