// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { SsoChangeBody } from "../bodies/sso-change.ts";

const schema0 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"type":{"type":"string","enum":["saml"]},"enabled":{"type":"boolean"},"cert":{"type":"string","minLength":1,"maxLength":20000},"entryPoint":{"type":"string","minLength":1,"maxLength":2048},"issuer":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^\\S+$"},"wantAuthnResponseSigned":{"type":"boolean"},"wantAssertionsSigned":{"type":"boolean"},"signatureAlgorithm":{"type":"string","enum":["sha256","sha512","sha1"]},"digestAlgorithm":{"type":"string","enum":["sha256","sha512","sha1"]},"forceAuthn":{"type":"boolean"},"authnRequestBinding":{"type":"string","enum":["HTTP-Redirect","HTTP-POST"]},"identifierFormat":{"type":["string","null"],"minLength":1,"maxLength":256,"pattern":"^\\S+$"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^\\S+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = withError(vErrors, instancePath, "minProperties", 1);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, instancePath+"/type", "type");
errors++;
}
if(!(data0 === "saml")){
vErrors = withError(vErrors, instancePath+"/type", "enum");
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
vErrors = withError(vErrors, instancePath+"/enabled", "type");
errors++;
}
}
if(data.cert !== undefined){
let data2 = data.cert;
if(typeof data2 === "string"){
if(func1(data2) > 20000){
vErrors = withError(vErrors, instancePath+"/cert", "maxLength", 20000);
errors++;
}
if(func1(data2) < 1){
vErrors = withError(vErrors, instancePath+"/cert", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/cert", "type");
errors++;
}
}
if(data.entryPoint !== undefined){
let data3 = data.entryPoint;
if(typeof data3 === "string"){
if(func1(data3) > 2048){
vErrors = withError(vErrors, instancePath+"/entryPoint", "maxLength", 2048);
errors++;
}
if(func1(data3) < 1){
vErrors = withError(vErrors, instancePath+"/entryPoint", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/entryPoint", "type");
errors++;
}
}
if(data.issuer !== undefined){
let data4 = data.issuer;
if(typeof data4 === "string"){
if(func1(data4) > 1024){
vErrors = withError(vErrors, instancePath+"/issuer", "maxLength", 1024);
errors++;
}
if(func1(data4) < 1){
vErrors = withError(vErrors, instancePath+"/issuer", "minLength", 1);
errors++;
}
if(!pattern0.test(data4)){
vErrors = withError(vErrors, instancePath+"/issuer", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/issuer", "type");
errors++;
}
}
if(data.wantAuthnResponseSigned !== undefined){
if(typeof data.wantAuthnResponseSigned !== "boolean"){
vErrors = withError(vErrors, instancePath+"/wantAuthnResponseSigned", "type");
errors++;
}
}
if(data.wantAssertionsSigned !== undefined){
if(typeof data.wantAssertionsSigned !== "boolean"){
vErrors = withError(vErrors, instancePath+"/wantAssertionsSigned", "type");
errors++;
}
}
if(data.signatureAlgorithm !== undefined){
let data7 = data.signatureAlgorithm;
if(typeof data7 !== "string"){
vErrors = withError(vErrors, instancePath+"/signatureAlgorithm", "type");
errors++;
}
if(!(((data7 === "sha256") || (data7 === "sha512")) || (data7 === "sha1"))){
vErrors = withError(vErrors, instancePath+"/signatureAlgorithm", "enum");
errors++;
}
}
if(data.digestAlgorithm !== undefined){
let data8 = data.digestAlgorithm;
if(typeof data8 !== "string"){
vErrors = withError(vErrors, instancePath+"/digestAlgorithm", "type");
errors++;
}
if(!(((data8 === "sha256") || (data8 === "sha512")) || (data8 === "sha1"))){
vErrors = withError(vErrors, instancePath+"/digestAlgorithm", "enum");
errors++;
}
}
if(data.forceAuthn !== undefined){
if(typeof data.forceAuthn !== "boolean"){
vErrors = withError(vErrors, instancePath+"/forceAuthn", "type");
errors++;
}
}
if(data.authnRequestBinding !== undefined){
let data10 = data.authnRequestBinding;
if(typeof data10 !== "string"){
vErrors = withError(vErrors, instancePath+"/authnRequestBinding", "type");
errors++;
}
if(!((data10 === "HTTP-Redirect") || (data10 === "HTTP-POST"))){
vErrors = withError(vErrors, instancePath+"/authnRequestBinding", "enum");
errors++;
}
}
if(data.identifierFormat !== undefined){
let data11 = data.identifierFormat;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = withError(vErrors, instancePath+"/identifierFormat", "type");
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 256){
vErrors = withError(vErrors, instancePath+"/identifierFormat", "maxLength", 256);
errors++;
}
if(func1(data11) < 1){
vErrors = withError(vErrors, instancePath+"/identifierFormat", "minLength", 1);
errors++;
}
if(!pattern0.test(data11)){
vErrors = withError(vErrors, instancePath+"/identifierFormat", "pattern");
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** SsoChange as JSON Schema, and the check of it. */
export const SsoChangeCheck: CheckedBody = {
  schema: SsoChangeBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
