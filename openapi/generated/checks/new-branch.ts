// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewBranchBody } from "../bodies/new-branch.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$", "u");
const pattern2 = new RegExp("^[0-9a-f]{24}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "required", "label");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
for(const key0 in data){
if(!(((((key0 === "label") || (key0 === "name")) || (key0 === "integrationId")) || (key0 === "address")) || (key0 === "segments"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 120){
vErrors = withError(vErrors, instancePath+"/label", "maxLength", 120);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/label", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/label", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/label", "type");
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.integrationId !== undefined){
let data2 = data.integrationId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = withError(vErrors, instancePath+"/integrationId", "type");
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
vErrors = withError(vErrors, instancePath+"/integrationId", "maxLength", 120);
errors++;
}
if(func0(data2) < 1){
vErrors = withError(vErrors, instancePath+"/integrationId", "minLength", 1);
errors++;
}
}
}
if(data.address !== undefined){
let data3 = data.address;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = withError(vErrors, instancePath+"/address", "type");
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 500){
vErrors = withError(vErrors, instancePath+"/address", "maxLength", 500);
errors++;
}
if(func0(data3) < 1){
vErrors = withError(vErrors, instancePath+"/address", "minLength", 1);
errors++;
}
}
}
if(data.segments !== undefined){
let data4 = data.segments;
if(Array.isArray(data4)){
if(data4.length > 200){
vErrors = withError(vErrors, instancePath+"/segments", "maxItems", 200);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
vErrors = withError(vErrors, instancePath+"/segments/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments/" + i0, "type");
errors++;
}
}
if(new Set(data4).size < data4.length){
vErrors = withError(vErrors, instancePath+"/segments", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments", "type");
errors++;
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

/** NewBranch as JSON Schema, and the check of it. */
export const NewBranchCheck: CheckedBody = {
  schema: NewBranchBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
