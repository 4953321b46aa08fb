export default { component: () => null };
export const LightOnly = { render: () => <p style={{ color: '#b7bed8' }}>only readable in dark</p> };
export const RtlOnly = { render: () => <><style>{`[dir=rtl] .rr { color: #888 }`}</style><p className="rr">unreadable in rtl</p></> };
export const DarkOnly = { render: () => <p style={{ color: '#4b5370' }}>only readable in light</p> };
export const Both = { render: () => <button /> };
export const Off = { parameters: {a11y: {test: 'off'}}, render: () => <button /> };
