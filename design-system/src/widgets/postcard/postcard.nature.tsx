import { Glints, Glow, Palm, Stars } from './postcard.parts.tsx';

/** The Sugarloaf across the bay, in the evening. */
export const Rio = () => (
  <>
    <Glow x={214} y={214} colors={['#f08a6b', '#f49a70', '#f8b07c', '#fcc98c', '#ffe9b8']} />
    <path d="M0 262C60 238 96 190 150 204S236 252 300 236S420 214 470 228S590 196 640 214V290H0Z" fill="#c9607c" />
    <path d="M196 286C232 280 246 214 292 206C340 210 352 262 392 286Z" fill="#94436f" />
    <path d="M352 290C392 280 402 120 452 108C510 112 520 250 568 290Z" fill="#6d3263" />
    <path d="M452 108C510 112 520 250 568 290H500C486 230 488 150 452 108Z" fill="#58285a" />
    <path d="M292 206L452 108" stroke="#58285a" strokeWidth="2" />
    <rect x="356" y="160" width="22" height="13" rx="4" fill="#ffe9b8" />
    <path d="M0 282H640V400H0Z" fill="#2e5f8a" />
    <path d="M0 330C160 318 300 346 640 326V400H0Z" fill="#24507a" />
    <Glints
      color="#fcc98c"
      at={[
        [176, 298, 76],
        [196, 314, 52],
        [166, 332, 40],
        [216, 350, 30],
        [420, 310, 26],
        [520, 344, 34],
      ]}
    />
    <path d="M372 322h64l-12 14h-40zM402 318v-44l26 36z" fill="#ffe9b8" />
    <path d="M0 372C70 348 150 352 220 400H0Z" fill="#1b2a4a" />
    <Palm x={64} y={380} scale={1.28} color="#1b2a4a" />
  </>
);

/** A mountain lake in the morning. */
export const Alps = () => (
  <>
    <Glow x={470} y={110} radius={34} colors={['#a9d6ee', '#b9def1', '#cbe7f4', '#def0f6', '#fffbe8']} />
    <path d="M0 250L90 150L160 206L262 84L372 214L430 160L540 250L640 176V300H0Z" fill="#8fabcf" />
    <path
      d="M262 84L372 214L336 196L310 208L286 168L262 190L236 162L214 180L196 163ZM90 150L160 206L130 196L108 204L88 182L58 186Z"
      fill="#fff"
    />
    <path d="M0 286L120 212L210 268L330 176L452 272L548 204L640 262V310H0Z" fill="#5c7fae" />
    <path
      d="M330 176L452 272L398 250L372 258L346 222L322 236L300 199ZM548 204L640 262L594 246L566 252L522 223Z"
      fill="#e9f3fa"
    />
    <path d="M0 288C90 268 150 262 236 286S420 300 640 270V320H0Z" fill="#3b7a68" />
    <path d="M0 304H640V400H0Z" fill="#4fa3bf" />
    <path d="M0 350C140 336 330 366 640 344V400H0Z" fill="#3f90ae" />
    <Glints
      color="#bfe4ee"
      at={[
        [240, 324, 60],
        [276, 340, 96],
        [430, 330, 44],
        [170, 366, 50],
        [380, 372, 70],
      ]}
    />
    <g fill="#1f5a52">
      {[
        [40, 1.35],
        [96, 1],
        [140, 0.72],
        [512, 0.8],
        [560, 1.15],
        [612, 1.45],
      ].map(([x = 0, size = 1]) => (
        <path
          key={x}
          transform={`translate(${x} ${330 + size * 26}) scale(${size})`}
          d="M0 -128L22 -84H12L32 -46H18L40 -6H5V10H-5V-6H-40L-18 -46H-32L-12 -84H-22Z"
        />
      ))}
    </g>
    <path d="M0 372C60 350 150 360 190 400H0ZM470 400C520 362 590 352 640 362V400Z" fill="#17463f" />
  </>
);

/** Huts above a lagoon, at noon. */
export const Maldives = () => (
  <>
    <Glow x={150} y={92} radius={36} colors={['#69cbe3', '#7dd3e7', '#95dceb', '#b1e6ef', '#fff6cf']} />
    <path
      d="M392 96h96a22 22 0 0 0 0 -44a20 20 0 0 0 -16 8a34 34 0 0 0 -64 4a20 20 0 0 0 -16 32zM246 168h70a16 16 0 0 0 0 -32a24 24 0 0 0 -46 2a16 16 0 0 0 -24 30z"
      fill="#fff"
      opacity="0.9"
    />
    <path d="M0 214H640V400H0Z" fill="#1795ae" />
    <path d="M0 244C140 232 380 258 640 238V400H0Z" fill="#25b1bf" />
    <path d="M0 290C160 270 420 312 640 282V400H0Z" fill="#58cdcb" />
    <path d="M460 216C500 196 580 192 640 204V222H460Z" fill="#2a7a63" />
    <g>
      {[
        [176, 1],
        [300, 0.82],
        [404, 0.64],
      ].map(([x = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${236 + size * 18}) scale(${size})`}>
          <path d="M-34 0V34M0 0V34M34 0V34" stroke="#7a4a2c" strokeWidth="6" />
          <path d="M-46 -6H46V4H-46Z" fill="#9a6138" />
          <path d="M-32 -38H32V-6H-32Z" fill="#c98a52" />
          <path d="M-10 -30H10V-6H-10Z" fill="#5f3720" />
          <path d="M0 -90L54 -36H-54Z" fill="#8a5530" />
          <path d="M0 -90L54 -36H16Z" fill="#6f4224" />
        </g>
      ))}
    </g>
    <path d="M214 252H460" stroke="#9a6138" strokeWidth="5" />
    <Glints
      color="#c9f2ea"
      at={[
        [84, 274, 46],
        [250, 300, 70],
        [420, 290, 40],
        [330, 326, 56],
      ]}
    />
    <path d="M0 352C150 318 330 372 640 330V400H0Z" fill="#f8e3b0" />
    <path d="M0 376C170 344 360 390 640 356V400H0Z" fill="#efd08f" />
    <Palm x={556} y={366} scale={1.5} color="#1c6a57" />
    <Palm x={490} y={364} scale={0.95} color="#2a7a63" />
  </>
);

/** Northern lights above a fishing village. */
export const Reykjavik = () => (
  <>
    <path d="M0 0H640V400H0Z" fill="#0f1d40" />
    <Stars
      color="#cfe0ff"
      at={[
        [40, 40],
        [96, 96],
        [150, 30],
        [220, 70],
        [318, 26],
        [402, 60],
        [486, 28],
        [560, 84],
        [606, 40],
        [28, 150],
        [590, 150],
      ]}
    />
    <path
      d="M-20 190C90 60 190 190 300 96S520 20 660 110V44C520 -30 420 30 300 50S90 20 -20 120Z"
      fill="#2bb58d"
      opacity="0.55"
    />
    <path
      d="M-20 220C110 120 210 220 330 140S540 90 660 160V120C540 50 430 70 320 104S90 100 -20 180Z"
      fill="#6fe3a5"
      opacity="0.5"
    />
    <path
      d="M120 200C220 150 300 190 400 130S560 130 640 170V156C560 110 470 96 390 114S220 140 120 190Z"
      fill="#b79cf2"
      opacity="0.5"
    />
    <path d="M0 270L80 206L140 246L238 164L340 250L430 190L520 252L640 196V310H0Z" fill="#26406f" />
    <path
      d="M238 164L340 250L300 232L276 240L250 208L226 222L206 191ZM430 190L520 252L478 238L452 244L404 208Z"
      fill="#dbe8fb"
    />
    <path d="M0 292H640V400H0Z" fill="#16305c" />
    <Glints
      color="#4fc79a"
      at={[
        [60, 322, 60],
        [190, 338, 90],
        [330, 324, 70],
        [470, 344, 60],
        [270, 366, 110],
      ]}
    />
    {[
      [52, '#c8463f'],
      [124, '#e0a63a'],
      [196, '#3f7fb5'],
      [436, '#e8e2d4'],
      [508, '#c8463f'],
      [580, '#4d9a7b'],
    ].map(([x, color]) => (
      <g key={x} transform={`translate(${x} 300)`}>
        <path d="M-26 -30H26V6H-26Z" fill={String(color)} />
        <path d="M-32 -28L0 -58L32 -28Z" fill="#0b1730" />
        <path d="M-15 -20h11v14h-11zM5 -20h11v14h-11z" fill="#ffd97a" />
      </g>
    ))}
    <path d="M0 304H240C250 304 250 312 240 312H0ZM640 304H400C390 304 390 312 400 312H640Z" fill="#0b1730" />
  </>
);
