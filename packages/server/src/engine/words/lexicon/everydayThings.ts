/** Food, house, roads, nature and time. A row a meaning: English | Hindi. */
export const EVERYDAY_THINGS = `
sea ocean shore water | समंदर समुंदर दरिया सागर
wall | दीवार दीवाल भीत
wheel | पहिया चक्का
basket | टोकरी डलिया छबड़ी
soil dust dirt earth clay mud | धूल मिट्टी ख़ाक कीचड़ माटी
sow seed plant | बोना बीज
field farm crop | खेत फ़सल
hungry food supper meal dinner eat rice bread | भूखा खाना भोजन रोटी भात दावत
cook kitchen stove chop serve | पकाना रसोई चूल्हा बावर्ची
serve feed offer | परोसना खिलाना
onion vegetable | प्याज़ सब्ज़ी
salt | नमक
sugar sweet jaggery | गुड़ चीनी मिठाई
milk | दूध
flour grain rice | आटा अनाज चावल
pot vessel bowl dish kettle | बर्तन घड़ा हाँडी कटोरा देगची मटका
cup glass drink soda cold | प्याला गिलास ठंडा शरबत
cloth dress apron garment shawl | कपड़ा चादर शॉल पोशाक
shoe sandal slipper | जूता चप्पल
thread string knot | धागा डोर सुतली गाँठ
bundle sack bag | पोटली गठरी बोरा बोरी थैला झोला
chest trunk box case | संदूक पेटी बक्सा ट्रंक डिब्बा
lid cover top | ढक्कन
lamp lantern torch light | दीया चिराग़ लालटेन मशाल बत्ती टॉर्च
fire flame burn kiln hearth | आग भट्ठी अलाव लपट
smoke steam vapour | धुआँ भाप
wood stick branch log | लकड़ी डंडा छड़ी टहनी
thick fat stout wide | मोटा भारी चौड़ा
thin narrow slim | पतला सँकरा
heavy weight weigh scale | भारी वज़न तौल तराज़ू
iron metal steel rust | लोहा ज़ंग
gold silver | सोना चाँदी
stone rock boulder | पत्थर चट्टान पहाड़
hole pit burrow gap crack | छेद गड्ढा बिल सुराख़ दरार
door gate entrance doors | दरवाज़ा फाटक किवाड़ द्वार चौखट
lock key unlock | ताला चाबी कुंजी
window sill | खिड़की झरोखा
roof thatch ceiling straw | छत छप्पर
floor ground | फ़र्श ज़मीन
stair steps ladder upstairs | सीढ़ी ज़ीना
room chamber | कमरा कोठरी
house home hut | घर मकान झोंपड़ी ठिकाना
shop store market stall | दुकान बाज़ार मंडी
street lane road path way | गली सड़क रास्ता राह पगडंडी
train cart carriage car vehicle | गाड़ी रेल मोटर
ship boat ferry | नाव कश्ती जहाज़ नौका
boatman ferryman sailor | माँझी मल्लाह नाविक केवट
river stream bank | नदी दरिया घाट किनारा
shore beach edge bank side | किनारा तट साहिल
pond lake tank pool | ताल तालाब पोखर झील
well | कुआँ बावड़ी
rain storm monsoon wet | बारिश बरसात मेंह झड़ी
cloud sky | बादल आसमान घटा
wind air breath blow | हवा फूँक साँस
north | उत्तर
south | दक्षिण दक्खिन
west | पश्चिम पच्छिम
east | पूरब पूर्व
across opposite side over beyond | पार उस-पार
dawn morning sunrise early | सुबह सवेरा भोर तड़के
evening dusk supper | शाम साँझ
night midnight dark | रात आधीरात अँधेरा
tomorrow later morning | कल बाद
today now tonight | आज अभी
tiger lion | बाघ शेर
elephant | हाथी
cow calf buffalo | गाय भैंस बछड़ा
goat | बकरी
dog | कुत्ता
cat | बिल्ली
mouse rat | चूहा चूहिया
snake | साँप
fish | मछली
bird goose crow | चिड़िया बत्तख़ कौआ हंस
tree | पेड़ बरगद पीपल नीम
flower garland | फूल माला
fruit mango | फल आम
toy doll | गुड़िया खिलौना
kite | पतंग कनकौआ
sound noise bell ring | आवाज़ घंटी घंटा
dance | नाच
game play | खेल
story tale | कहानी क़िस्सा
name | नाम
word sentence | शब्द बात वाक्य
thing stuff object | चीज़ सामान
place spot where | जगह ठिकाना
new fresh | नया ताज़ा
red | लाल
white blank clean | सफ़ेद कोरा
black dark | काला
same as exactly like | वैसा जैसा ज्यों
last final end | आख़िर आख़िरी अंत
first begin start | पहला शुरू
two both pair | दो दोनों
hundred many | सौ
year | साल बरस वर्ष
minute hour moment time | मिनट घंटा पल वक़्त समय
bowl plate tray | कटोरा थाली तश्तरी
leaf leaves | पत्ता पत्ती पत्तल
oil ghee | तेल घी
rope cord string | रस्सी रस्सा डोरी
bridge | पुल
mountain hill slope | पहाड़ पहाड़ी टीला टेकरी
forest jungle wood | जंगल वन
sand dust | रेत बालू
ice snow cold | बर्फ़ ठंड
sun light | सूरज धूप
moon | चाँद
star | तारा सितारा
machine engine | मशीन इंजन
wire phone telephone call | तार फ़ोन
photo picture film cinema | फ़ोटो फ़िल्म सिनेमा
ticket | टिकट
seat row chair | कुर्सी सीट
newspaper news | अख़बार ख़बर
`
